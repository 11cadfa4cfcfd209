import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, errorCode } from './errors.ts'

/**
 * Runs the work while no other process runs work under the same lock file. It uses SQLite's lock, one of the few kernel
 * locks available in Node: it ends with its process however that dies, so no stale lock remains.
 */
export async function withStartLock<T>(
  path: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  createPrivateFile(path)
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    await acquire(lock, path, signal)
    return await work()
  } finally {
    lock.close()
  }
}

// Only creates a missing file: closing another handle of a locked file would release this process's lock.
function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

async function acquire(lock: DatabaseSync, path: string, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + lockTimeout
  while (!tryAcquire(lock)) {
    signal?.throwIfAborted()
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`Another process does not release ${path}: stop it first.`)
    await sleep(20)
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    // Without a journal file, because the database is never written to and the lock must also work on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    throw error
  }
}

const sqliteBusy = 5
// Longer than any start, including recovery after a crash.
const lockTimeout = 10 * 60_000
