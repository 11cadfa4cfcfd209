import type { Retention } from '../../kernel/config/config.ts'
import { BackupError } from './backup-error.ts'
import type { BackupLocation } from './backup-location.ts'
import { isBackupOf, isBackupOfAnother, timeOfBackup } from './backup-name.ts'
import { type BackupSource, createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { expiredBackups } from './retention.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeArchive } from './write-archive.ts'

interface Target {
  location: BackupLocation
  name: string
  passphrase: string | undefined
}

/** Writes a backup to a location. */
export const backUp = async (
  source: BackupSource,
  { location, name, passphrase }: Target,
  report: (progress: string) => void,
): Promise<{ manifest: Manifest; missing: string[] }> => {
  let result: { manifest: Manifest; missing: string[] } | undefined
  await location.create(name, target =>
    writeArchive(target, { passphrase }, async archive => {
      result = await createBackup(source, archive, report)
      return result
    }),
  )
  if (!result) throw new Error('the backup was not written')
  return result
}

/** The instance that makes backups at a location. */
export interface Maker {
  instanceID: string
  /** The backups that it made with an earlier version, whose names do not tell so. */
  earlier: readonly string[]
  /** When the schema of its database last changed, in milliseconds since 1970. */
  schemaChangedAt: number
}

/**
 * Writes a backup, reads it again to verify it, and only then removes those that are too old. Other files at the location
 * are left alone, and one with backups of another instance is refused. One process at a time.
 */
export const backUpAndRotate = async (
  source: BackupSource,
  target: Target,
  { instanceID, earlier, schemaChangedAt }: Maker,
  retention: Retention,
  report: (progress: string) => void,
): Promise<{ manifest: Manifest; missing: string[]; size: number }> => {
  const { location, name, passphrase } = target
  const before = await location.list()
  if (before.some(name => isBackupOfAnother(name, instanceID)))
    throw new BackupError(
      `${location.locate('')} has the backups of another instance: set a BACKUP_URL that only this one uses`,
    )
  await location.removeUnfinished(
    name => timeOfBackup(name) !== undefined && !isBackupOfAnother(name, instanceID),
  )
  const { manifest, missing } = await backUp(source, target, report)
  report('checking the backup')
  try {
    await verifyBackup(await location.open(name), { passphrase })
  } catch (error) {
    await location.remove(name)
    throw error
  }
  const ours = (await location.list()).filter(name => isBackupOf(name, instanceID) || earlier.includes(name))
  for (const expired of expiredBackups(ours, retention, schemaChangedAt)) await location.remove(expired)
  return { manifest, missing, size: await location.size(name) }
}
