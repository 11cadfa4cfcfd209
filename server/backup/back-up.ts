import type { Retention } from '../config.ts'
import type { BackupLocation } from './backup-location.ts'
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

/**
 * Writes a backup, reads it again to verify it, and only then removes those that are too old. Other files at the location
 * are left alone. One process at a time.
 */
export const backUpAndRotate = async (
  source: BackupSource,
  target: Target,
  retention: Retention,
  report: (progress: string) => void,
): Promise<{ manifest: Manifest; missing: string[]; size: number }> => {
  const { location, name, passphrase } = target
  await location.removeUnfinished()
  const { manifest, missing } = await backUp(source, target, report)
  report('checking the backup')
  try {
    await verifyBackup(await location.open(name), { passphrase })
  } catch (error) {
    await location.remove(name)
    throw error
  }
  for (const expired of expiredBackups(await location.list(), retention)) await location.remove(expired)
  return { manifest, missing, size: await location.size(name) }
}
