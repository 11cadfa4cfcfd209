import { useQuery } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import notices from '../editor-notices.module.css'
import { openRejection } from './open-rejection.ts'
import classes from './publication-notices.module.css'

/** What has to be mended before publication is asked for again. */
export const RejectionNotice = ({ page: { id, publishedID } }: { page: Page }) => {
  const t = useTranslations('publication')
  const client = useClient()
  const { data: rejection } = useQuery({
    queryKey: ['rejection', id, publishedID],
    queryFn: async ({ signal }) => {
      const { data } = await client.page.listVersions({ params: { id } }, { signal })
      return openRejection(data.items)
    },
  })
  if (!rejection) return null
  const { by, at, remark } = rejection
  return (
    <div className={notices.notice}>
      <div className={classes.words}>
        {t('rejectedBy', { name: by.name })}{' '}
        <span className={classes.when}>
          <RelativeTime time={at} />
        </span>
        {remark !== '' && <blockquote className={classes.comment}>{remark}</blockquote>}
      </div>
    </div>
  )
}
