import { Button } from '@mantine/core'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { FailedJob } from '@ximblox/contract/jobs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import textClasses from '../../ui/text.module.css'
import { toast } from '../../ui/toast.ts'
import { useFailedColumns } from './failed-columns.tsx'
import { FailedFilters } from './failed-filters.tsx'
import classes from './jobs.module.css'
import { jobsKey } from './jobs-key.ts'
import { useFailedList } from './use-failed-list.ts'
import { useKindName } from './use-kind-name.ts'

/** The jobs that fail or were given up, and what a person can do about them. */
export const FailedJobs = () => {
  const t = useTranslations('jobs')
  const nameOf = useKindName()
  const client = useClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { run, entries, isBusy } = useCall({ invalidates: [jobsKey] })
  const { list, filter, filterBy, clearFilters, found } = useFailedList()
  const [discarding, setDiscarding] = useState<FailedJob | 'all'>()

  /** The row that had the focus disappears, so the focus moves on before the closed dialog returns it there. */
  const end = (text: string) => {
    flushSync(() => setDiscarding(undefined))
    heading.current?.focus({ preventScroll: true })
    toast(text)
  }
  const change = async (job: FailedJob, call: 'retry' | 'discard') => {
    const name = nameOf(job.kind)
    const outcome = await run(() =>
      client.job[call]({ params: { id: job.id } }).then(
        () => t(call === 'retry' ? 'retried' : 'discarded', { name }),
        error => {
          if (isRefusal(error, 'notFound')) return t('gone')
          throw error
        },
      ),
    )
    if (outcome === undefined) setDiscarding(undefined)
    else end(outcome)
  }
  const changeAll = async (call: 'retryAll' | 'discardAll') => {
    const answer = await run(() => client.job[call]({ body: found }))
    if (!answer) return setDiscarding(undefined)
    end(t(call === 'retryAll' ? 'retriedAll' : 'discardedAll', { count: answer.count }))
  }
  const columns = useFailedColumns({
    isBusy,
    onRetry: job => void change(job, 'retry'),
    onDiscard: setDiscarding,
  })
  const count = list.totalItems

  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={textClasses.heading}>
        {t('failures')}
      </h2>
      <ErrorSummary entries={entries} />
      <ListScreen
        list={list}
        label={t('failures')}
        columns={columns}
        rowKey={job => job.id}
        sortColumns={[
          { value: 'failingSince', label: t('since'), order: 'desc' },
          { value: 'kind', label: t('kind') },
          { value: 'nextAt', label: t('nextTitle') },
        ]}
        empty={t('noFailures')}
        onClearFilters={clearFilters}
        controls={<FailedFilters filter={filter} onFilter={filterBy} />}
        searchable
      />
      {count > 1 && (
        <p className={classes.together}>
          <Button
            variant="default"
            disabled={isBusy || found.asOf === ''}
            onClick={() => void changeAll('retryAll')}
          >
            {t('retryAll', { count })}
          </Button>
          <Button
            variant="default"
            disabled={isBusy || found.asOf === ''}
            onClick={() => setDiscarding('all')}
          >
            {t('discardAll', { count })}
          </Button>
        </p>
      )}
      {discarding === 'all' && (
        <ConfirmDialog
          title={t('discardAllTitle', { count })}
          message={t('discardAllMessage')}
          label={t('discard')}
          isBusy={isBusy}
          onConfirm={() => void changeAll('discardAll')}
          onClose={() => setDiscarding(undefined)}
        />
      )}
      {discarding !== undefined && discarding !== 'all' && (
        <ConfirmDialog
          title={t('discardTitle')}
          message={t('discardMessage', { name: nameOf(discarding.kind) })}
          label={t('discard')}
          isBusy={isBusy}
          onConfirm={() => void change(discarding, 'discard')}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </div>
  )
}
