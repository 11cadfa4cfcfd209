import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { BackupError } from './backup-error.ts'

/** Opens a backup for reading. */
export const openBackup = async (path: string): Promise<Readable> => {
  const readable = await access(path).then(
    () => true,
    () => false,
  )
  if (!readable) throw new BackupError(`there is no backup at ${path}`)
  return createReadStream(path)
}

/**
 * Creates a file that only its owner can read. It gets its name when it is complete and durable, so a file with that
 * name is never half of a backup.
 */
export const createBackupFile = async (
  path: string,
  write: (target: Writable) => Promise<void>,
): Promise<void> => {
  await access(path).then(
    () => {
      throw new BackupError(`${path} exists already`)
    },
    () => {},
  )
  const partial = `${path}.${randomUUID()}.partial`
  const file = await open(partial, 'wx', 0o600)
  try {
    await write(file.createWriteStream({ flush: true }))
    await rename(partial, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

const syncFolder = async (path: string): Promise<void> => {
  // Windows cannot sync folders, and does not need to.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
