import { useNow, useTranslations } from 'use-intl'
import { RelativeTime } from '../ui/relative-time.tsx'

/** The countdown to the deletion of a submission; null keeps it. */
export const Deletion = ({ deleteAfter }: { deleteAfter: string | null }) => {
  const t = useTranslations('submissions')
  const now = useNow({ updateInterval: 60_000 })
  if (deleteAfter === null) return t('keptUntilDeleted')
  // The job that deletes expired submissions runs every hour.
  if (new Date(deleteAfter) <= now) return t('dueNow')
  return <RelativeTime time={deleteAfter} />
}
