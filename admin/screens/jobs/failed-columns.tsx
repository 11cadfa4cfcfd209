import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FailedJob } from '@ximblox/contract/jobs'
import { useFormatter, useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import badge from '../../ui/state-badge.module.css'
import textClasses from '../../ui/text.module.css'
import classes from './jobs.module.css'
import { useKindName } from './use-kind-name.ts'

interface Actions {
  isBusy: boolean
  onRetry: (job: FailedJob) => void
  onDiscard: (job: FailedJob) => void
}

export const useFailedColumns = (actions: Actions): Column<FailedJob>[] => {
  const t = useTranslations('jobs')
  const nameOf = useKindName()
  return [
    {
      id: 'kind',
      title: t('kind'),
      cell: job => (
        <>
          <span className={textClasses.name}>{nameOf(job.kind)}</span>
          {job.subject !== '' && <span className={classes.quiet}>{job.subject}</span>}
          <span className={classes.failure}>{job.failure}</span>
        </>
      ),
    },
    { id: 'state', title: t('stateTitle'), cell: job => <FailedState job={job} /> },
    { id: 'failingSince', title: t('since'), cell: job => <Since job={job} />, isSecondary: true },
    { id: 'actions', title: t('actions'), cell: job => <JobActions job={job} {...actions} /> },
  ]
}

const Since = ({ job: { failingSince, createdAt } }: { job: FailedJob }) => (
  <RelativeTime time={failingSince ?? createdAt} />
)

const FailedState = ({ job }: { job: FailedJob }) => {
  const t = useTranslations('jobs')
  const tState = useTranslations('jobs.state')
  const format = useFormatter()
  const { isRunning, attempts, nextAt } = job
  const state = isRunning ? 'running' : job.state
  return (
    <>
      <span className={badge.badge} data-state={state}>
        {tState(state)}
      </span>
      {attempts > 0 && <span className={classes.quiet}>{t('attempts', { count: attempts })}</span>}
      {nextAt !== null && (
        <span className={classes.quiet}>
          {t('next', { time: format.dateTime(new Date(nextAt), { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      )}
      <span data-narrow>
        <Since job={job} />
      </span>
    </>
  )
}

const JobActions = ({ job, isBusy, onRetry, onDiscard }: { job: FailedJob } & Actions) => {
  const t = useTranslations('jobs')
  const name = useKindName()(job.kind)
  const id = String(job.id)
  return (
    <Group gap="xs">
      {job.mayRetry && (
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          onClick={() => onRetry(job)}
          aria-label={t('retryNamed', { name, id })}
        >
          {t('retry')}
        </Button>
      )}
      {job.kind === 'email' && <Link to="/settings/mails">{t('toMails')}</Link>}
      {job.kind === 'webhook' && <Link to="/settings/webhooks">{t('toWebhooks')}</Link>}
      {job.mayDiscard && (
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          onClick={() => onDiscard(job)}
          aria-label={t('discardNamed', { name, id })}
        >
          {t('discard')}
        </Button>
      )}
    </Group>
  )
}
