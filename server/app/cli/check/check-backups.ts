import { listRuns } from '../../../features/backup/run-store.ts'
import { lastRunOf, nextBackup } from '../../../features/backup/schedule.ts'
import type { App } from '../../../kernel/app-context.ts'
import type { Finding } from './finding.ts'

const tolerance = 86_400_000

/** Whether backups are made when they are due, and the last one succeeded. */
export const checkBackups = async ({
  db,
  config,
  instance,
  now,
}: Pick<App, 'db' | 'config' | 'instance' | 'now'>): Promise<Finding[]> => {
  if (instance.isCopy)
    return [
      note('this is a copy, which makes no backups', 'See “ximblox promote” if it is the production site.'),
    ]
  if (!config.backup)
    return [note('no backups are scheduled', 'Set BACKUP_URL, or run “ximblox backup” regularly.')]
  const [last] = (await listRuns(db, 2)).filter(({ finishedAt }) => finishedAt !== null)
  if (!last) return [note('no backup has been made yet', 'The first one is made when the site starts.')]
  if (last.failure !== null)
    return [serious(`the last backup failed (${last.failure})`, 'Settings › Backups lists the last ones.')]
  const due = nextBackup(config.backup.times, lastRunOf(last), now())
  if (now().getTime() - due.getTime() < tolerance) return []
  const day = last.requestedAt.toISOString().slice(0, 10)
  return [serious(`the last backup is of ${day}`, 'Backups are made while the site runs: start it.')]
}

const finding =
  (severity: Finding['severity']) =>
  (message: string, remedy: string): Finding => ({ area: 'backups', severity, message, remedy })
const note = finding('note')
const serious = finding('problem')
