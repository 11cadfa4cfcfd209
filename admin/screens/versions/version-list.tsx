import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { HistoryRow } from '@ximblox/contract/history'
import type { VersionID } from '@ximblox/contract/ids'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useDateTime } from '../../ui/use-date-time.ts'
import classes from './version-list.module.css'

interface Props {
  versions: readonly HistoryRow[]
  shown: VersionID
  latest: VersionID
  /** Absent if all versions are listed. */
  onMore?: (() => void) | undefined
  isLoadingMore: boolean
}

/** The versions of a page, latest first; the URL names the one that is shown. */
export const VersionList = ({ versions, shown, latest, onMore, isLoadingMore }: Props) => {
  const t = useTranslations('history')
  const tKind = useTranslations('history.kinds')
  const tVersions = useTranslations('versions')
  const timeOf = useDateTime()
  return (
    <>
      <ol className={classes.versions}>
        {versions.map(row => (
          <li key={row.versionID}>
            <Link
              to="."
              search={{ version: String(row.versionID) }}
              className={classes.version}
              aria-current={row.versionID === shown ? 'true' : undefined}
            >
              <span className={classes.time}>{timeOf(row.at)}</span>
              <span className={classes.facts}>
                {[
                  tKind(row.kind),
                  row.author.name,
                  ...(row.versionID === latest ? [tVersions('newest')] : []),
                  ...(row.published ? [t('live')] : []),
                ].join(' · ')}
              </span>
            </Link>
            <Events row={row} />
          </li>
        ))}
      </ol>
      {onMore && (
        <Button variant="default" size="xs" loading={isLoadingMore} onClick={onMore}>
          {t('older')}
        </Button>
      )}
    </>
  )
}

const Events = ({ row: { events } }: { row: HistoryRow }) => {
  const tEvent = useTranslations('history.happened')
  if (events.length === 0) return null
  return (
    <ul className={classes.events}>
      {events.map(({ event, at, by, remark }) => (
        <li key={`${event} ${at}`}>
          {tEvent(event)} · {by.name} · <RelativeTime time={at} />
          {remark !== '' && <blockquote className={classes.remark}>{remark}</blockquote>}
        </li>
      ))}
    </ul>
  )
}
