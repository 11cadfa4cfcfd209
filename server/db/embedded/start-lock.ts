import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, errorCode } from './errors.ts'

/**
 * Runs the work while no other process runs work under the same lock file. The lock is SQLite's own, one of the few
 * kernel locks Node offers: it ends with its process however that dies, so no stale lock is ever left to judge.
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

// Only a file that is not there yet: closing another handle of a locked file would drop this process's lock on it.
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
      throw new EmbeddedDatabaseError(`Another process does not give up ${path}: end it first.`)
    await sleep(20)
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    // No journal file: the lock is never written to, and is to be had on a full disk too.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    throw error
  }
}

const sqliteBusy = 5
// Longer than a start may last, its own recovery after a crash included.
const lockTimeout = 10 * 60_000
