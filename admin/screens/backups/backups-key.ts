import type { BackupRun } from '@ximblox/contract/backups'

export const backupsKey = ['backups']

/** Whether a backup waits or is being made. */
export const isOpen = ({ finishedAt }: Pick<BackupRun, 'finishedAt'>): boolean => finishedAt === null
