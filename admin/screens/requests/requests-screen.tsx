import { Button, Stack } from '@mantine/core'
import type { RequestRow } from '@ximblox/contract/publication'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { DecisionButtons } from '../../publication/decision-buttons.tsx'
import { type Decision, DecisionDialog } from '../../publication/decision-dialog.tsx'
import { RequestLink } from '../../publication/request-link.tsx'
import { useRequestActions } from '../../publication/use-request-actions.ts'
import { useRevoke } from '../../publication/use-revoke.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { requestColumn } from './request-column.ts'
import classes from './requests-screen.module.css'

interface PendingDecision {
  row: RequestRow
  decision: Decision
}

/** `/cmsadmin/publication-requests`: the user's own requests, and those waiting for their decision. */
export const RequestsScreen = () => {
  const t = useTranslations('requests')
  const tPage = useTranslations('page')
  const client = useClient()
  const { entries, clear } = useErrorCollection('publication-requests')
  const [pending, setPending] = useState<PendingDecision>()
  const columns = useColumns(next => {
    clear()
    setPending(next)
  })
  // Errors must not outlive the screen.
  useEffect(() => clear, [clear])
  const list = usePagedList<RequestRow>({
    key: ['pages', 'requests'],
    fetchPage: async ({ columnToSort, ...rest }, signal) => {
      const query = { columnToSort: requestColumn(columnToSort), ...rest }
      return (await client.page.listRequests({ query }, { signal })).data
    },
  })
  return (
    <>
      <PageHead title={t('title')} />
      {!pending && <ErrorSummary entries={entries} />}
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={row => row.versionID}
        empty={t('empty')}
        searchable
        sortColumns={[
          { value: '', label: t('newest') },
          { value: 'title', label: tPage('title') },
          { value: 'locale', label: tPage('locale') },
          { value: 'requester', label: t('requester') },
          { value: 'requestedAt', label: t('age') },
        ]}
      />
      {pending && (
        <DecisionDialog
          decision={pending.decision}
          versionID={pending.row.versionID}
          title={pending.row.title}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  )
}

const useColumns = (ask: (decision: PendingDecision) => void): Column<RequestRow>[] => {
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
        return (
          <Stack gap="xs" align="flex-start">
            <DecisionButtons may={may} size="xs" onDecide={decision => ask({ row, decision })} />
            {!may.accept && !may.reject && may.revoke && (
              <Button size="xs" variant="default" disabled={isBusy} onClick={() => void revoke(row.pageID)}>
                {tPublication('revoke')}
              </Button>
            )}
          </Stack>
        )
      },
    },
  ]
}
