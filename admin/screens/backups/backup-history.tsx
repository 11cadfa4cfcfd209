import type { BackupRun } from '@ximblox/contract/backups'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { formatFileSize } from '../../media/file-facts.ts'
import { BackupState } from '../../ui/backup-state.tsx'
import tableClasses from '../../ui/stacking-table.module.css'
import textClasses from '../../ui/text.module.css'
import { durationOf } from './backup-runs.ts'

/** The latest backups, newest first. */
export const BackupHistory = ({ runs }: { runs: readonly BackupRun[] }) => {
  const t = useTranslations('backups')
  const format = useFormatter()
  const language = useLocale()
  const duration = useDuration()
  return (
    <section>
      <h2 className={textClasses.heading}>{t('history')}</h2>
      <table className={tableClasses.table} aria-label={t('history')}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('result')}</th>
            <th scope="col">{t('size')}</th>
            <th scope="col">{t('duration')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(run => (
            <tr key={run.id}>
              <th scope="row">
                {format.dateTime(new Date(run.beganAt ?? run.requestedAt), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
                {run.isKept && <span>{run.name}</span>}
              </th>
              <td data-label={t('result')}>
                <BackupState state={run.state} />
                {run.failure !== '' && <p>{run.failure}</p>}
                {run.state === 'success' && !run.isKept && <p>{t('replaced')}</p>}
                {run.missing > 0 && <p>{t('missing', { count: run.missing })}</p>}
              </td>
              <td data-label={t('size')}>{run.size === null ? '–' : formatFileSize(run.size, language)}</td>
              <td data-label={t('duration')}>{duration(run) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const useDuration = () => {
  const t = useTranslations('backups')
  return (run: BackupRun): string | undefined => {
    const duration = durationOf(run)
    if (!duration) return
    const { unit, count } = duration
    return unit === 'seconds' ? t('seconds', { count }) : t('minutes', { count })
  }
}
