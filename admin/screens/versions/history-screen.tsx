import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { versionIDOf } from '@ximblox/contract/rules/ids'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useChanges } from '../../comparison/use-changes.ts'
import { useSummaryParts } from '../../comparison/use-summary.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useDateTime } from '../../ui/use-date-time.ts'
import classes from './history-screen.module.css'
import { MarkedPreview } from './marked-preview.tsx'
import { PageOfVersions } from './page-of-versions.tsx'
import { shownVersion } from './shown-version.ts'
import { useHistory } from './use-history.ts'
import { VersionActions } from './version-actions.tsx'
import { VersionList } from './version-list.tsx'

/** `/cmsadmin/pages/{id}/history`: the versions of a page beside the one that is shown. */
export const HistoryScreen = () => {
  const t = useTranslations('history')
  return <PageOfVersions title={t('title')}>{page => <History key={page.id} page={page} />}</PageOfVersions>
}

const History = ({ page }: { page: Page }) => {
  const t = useTranslations('history')
  const tPage = useTranslations('page')
  const tVersions = useTranslations('versions')
  const { version } = useSearch({ strict: false })
  const { data: versions, isError, refetch, ...list } = useHistory(page.id)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const shown = versions && shownVersion(versions, version)
  // A version further back, or the one before the oldest listed, is on the next page.
  const isFurther = versions !== undefined && hasNextPage && !shown?.previous
  useEffect(() => {
    if (isFurther && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isFurther, isFetchingNextPage, isError, fetchNextPage])
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[
          { title: tPage('pages'), path: '/' },
          { title: page.title, path: `/pages/${page.id}` },
        ]}
        actions={
          <ButtonLink variant="default" to="/pages/$id" params={{ id: String(page.id) }}>
            {tVersions('openEditor')}
          </ButtonLink>
        }
      />
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!versions && !isError && <Skeleton height={320} />}
      {versions && (
        <div className={classes.history}>
          <section className={classes.shown} aria-label={t('version')}>
            {shown ? (
              <ShownVersion page={page} {...shown} isFirst={!shown.previous && !hasNextPage} />
            ) : (
              !isFurther && <p>{t('unknown')}</p>
            )}
          </section>
          <nav className={classes.list} aria-label={t('versions')}>
            <VersionList
              versions={versions}
              shown={shown?.row.versionID ?? versionIDOf(0)}
              latest={page.pageVersion.id}
              onMore={hasNextPage ? () => void fetchNextPage() : undefined}
              isLoadingMore={isFetchingNextPage}
            />
          </nav>
        </div>
      )}
    </>
  )
}

interface ShownProps {
  page: Page
  row: HistoryRow
  previous: HistoryRow | undefined
  isFirst: boolean
}

/** The version as visitors would see it, with what changed since the one before it. */
const ShownVersion = ({ page, row, previous, isFirst }: ShownProps) => {
  const t = useTranslations('history')
  const timeOf = useDateTime()
  const partsOf = useSummaryParts()
  const { data, isError, refetch } = useChanges(previous?.versionID ?? versionIDOf(0), row.versionID)
  const changes = previous ? (data ?? undefined) : undefined
  const time = timeOf(row.at)
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.summary}>
          <strong>{time}</strong> {isFirst && t('first')}
          {changes?.length === 0 && t('same')}
          {changes &&
            partsOf(changes).map(({ kind, text }) => (
              <span key={kind} className={classes.part} data-kind={kind}>
                {text}
              </span>
            ))}
        </p>
        <VersionActions key={row.versionID} page={page} row={row} />
      </div>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      <div className={classes.page}>
        <MarkedPreview title={time} versionID={row.versionID} changes={changes} />
      </div>
    </>
  )
}
