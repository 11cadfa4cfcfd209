import { Button, Group } from '@mantine/core'
import type { BackupsState } from '@ximblox/contract/backups'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Note } from '../../ui/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useDateTime } from '../../ui/use-date-time.ts'
import { isOpen, lastFailure } from './backup-runs.ts'
import { backupsKey } from './backups-key.ts'
import classes from './backups-screen.module.css'

interface Props {
  state: BackupsState
  location: string
}

/** When the last backup was made and the next one is due, where they are, and the button for one now. */
export const BackupStatus = ({ state, location }: Props) => {
  const t = useTranslations('backups')
  const timeOf = useDateTime()
  const client = useClient()
  const { run, isBusy, entries } = useCall({ invalidates: [backupsKey] })
  const { lastSuccess, nextAt, retention, isEncrypted, runs } = state
  const isRunning = runs.some(isOpen)
  const failure = lastFailure(runs)
  return (
    <section className={classes.status} aria-label={t('title')}>
      {failure !== undefined && (
        <Note title={t('failing')} theme="orange">
          {failure}
          {lastSuccess && (
            <>
              <br />
              {t('failingSince')}
            </>
          )}
        </Note>
      )}
      <Facts>
        <dt>{t('last')}</dt>
        <dd>{lastSuccess?.finishedAt ? <RelativeTime time={lastSuccess.finishedAt} /> : t('none')}</dd>
        {nextAt !== null && !isRunning && (
          <>
            <dt>{t('next')}</dt>
            <dd>{timeOf(nextAt)}</dd>
          </>
        )}
        <dt>{t('location')}</dt>
        <dd className={classes.location}>{location}</dd>
        {retention && (
          <>
            <dt>{t('kept')}</dt>
            <dd>{t('keptValue', retention)}</dd>
          </>
        )}
        <dt>{t('encryption')}</dt>
        <dd>{t(isEncrypted ? 'encrypted' : 'notEncrypted')}</dd>
      </Facts>
      <ErrorSummary entries={entries} title={t('couldNotStart')} />
      <Group gap="md">
        <Button
          loading={isBusy}
          disabled={isRunning}
          onClick={() => void run(() => client.backup.create({ body: {} }))}
        >
          {t('now')}
        </Button>
        <output>{isRunning && t('running')}</output>
      </Group>
    </section>
  )
}
