import { Button } from '@mantine/core'
import type { RequestRow } from '@ximblox/contract/publication'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ChangesSummary } from '../../comparison/changes-summary.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { mayDecide } from '../../publication/request-actions.ts'
import { RequestLink } from '../../publication/request-link.tsx'
import { ReviewLink } from '../../publication/review-link.tsx'
import { useRequestActions } from '../../publication/use-request-actions.ts'
import { useRevoke } from '../../publication/use-revoke.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import classes from './requests-screen.module.css'

/** `/cmsadmin/publication-requests`: the user's own requests, and those waiting for their decision. */
export const RequestsScreen = () => {
  const t = useTranslations('requests')
  const tPage = useTranslations('page')
  const client = useClient()
  const { entries, clear } = useErrorCollection('publication-requests')
  const columns = useColumns()
  // Errors must not outlive the screen.
  useEffect(() => clear, [clear])
  const list = usePagedList({
    key: ['pages', 'requests'],
    columns: ['title', 'locale', 'requester', 'requestedAt'],
    defaultOrder: { columnToSort: 'requestedAt', sortOrder: 'desc' },
    fetchPage: async (list, signal) => (await client.page.listRequests({ query: list }, { signal })).data,
  })
  return (
    <>
      <PageHead title={t('title')} />
      <ErrorSummary entries={entries} />
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={row => row.versionID}
        empty={t('empty')}
        searchable
        sortColumns={[
          { value: 'title', label: tPage('title') },
          { value: 'locale', label: tPage('locale') },
          { value: 'requester', label: t('requester') },
          { value: 'requestedAt', label: t('age'), order: 'desc' },
        ]}
      />
    </>
  )
}

const useColumns = (): Column<RequestRow>[] => {
  const t = useTranslations('requests')
  const tPage = useTranslations('page')
  const tPublication = useTranslations('publication')
  const nameOf = useLocaleName()
  const actionsFor = useRequestActions()
  const { isBusy, revoke } = useRevoke()
  return [
    {
      id: 'title',
      title: tPage('title'),
      cell: row => (
        <>
          <RequestLink request={row} />
          <span data-narrow>
            {row.requester.name} · <RelativeTime time={row.requestedAt} />
          </span>
          <ChangesSummary {...row} />
          {row.comment !== '' && <span className={classes.comment}>{row.comment}</span>}
        </>
      ),
    },
    { id: 'locale', title: tPage('locale'), cell: row => nameOf(row.locale), isSecondary: true },
    { id: 'requester', title: t('requester'), cell: row => row.requester.name, isSecondary: true },
    {
      id: 'age',
      sort: 'requestedAt',
      title: t('age'),
      cell: row => <RelativeTime time={row.requestedAt} />,
      isSecondary: true,
    },
    {
      id: 'decide',
      title: t('decide'),
      cell: row => {
        const may = actionsFor(row, row)
        if (mayDecide(may)) return <ReviewLink request={row} />
        return (
          may.revoke && (
            <Button size="xs" variant="default" disabled={isBusy} onClick={() => void revoke(row.pageID)}>
              {tPublication('revoke')}
            </Button>
          )
        )
      },
    },
  ]
}
