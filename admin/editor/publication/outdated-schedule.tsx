import { useQuery } from '@tanstack/react-query'
import type { VersionID } from '@ximblox/contract/ids'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import classes from './publication-notices.module.css'

/** Warns that a version other than the latest one is scheduled. */
export const OutdatedSchedule = ({ versionID }: { versionID: VersionID }) => {
  const t = useTranslations('schedule')
  const format = useFormatter()
  const client = useClient()
  const { data: writtenAt } = useQuery({
    queryKey: ['version-time', versionID],
    queryFn: async ({ signal }) =>
      (await client.page.getVersion({ params: { versionId: versionID } }, { signal })).pageVersion.updatedAt,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <p className={classes.earlier}>
      {writtenAt === undefined
        ? t('outdatedSince')
        : t('outdated', {
            time: format.dateTime(new Date(writtenAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
    </p>
  )
}
