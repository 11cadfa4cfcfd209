import type { BackupRun } from '@ximblox/contract/backups'

/** Whether a backup waits or is being made. */
export const isOpen = ({ finishedAt }: Pick<BackupRun, 'finishedAt'>): boolean => finishedAt === null

/** The last backup that has ended, if it failed; an earlier success does not make up for it. */
export const lastFailure = (
  runs: readonly Pick<BackupRun, 'state' | 'finishedAt' | 'failure'>[],
): string | undefined => {
  const last = runs.find(run => !isOpen(run))
  return last?.state === 'failed' ? last.failure : undefined
}

/** How long a backup took, in the unit that is read most easily; undefined until it has ended. */
export const durationOf = ({
  beganAt,
  finishedAt,
}: Pick<BackupRun, 'beganAt' | 'finishedAt'>): { unit: 'seconds' | 'minutes'; count: number } | undefined => {
  if (beganAt === null || finishedAt === null) return
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(beganAt)) / 1_000))
  return seconds < 120
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: Math.round(seconds / 60) }
}
