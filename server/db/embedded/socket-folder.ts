import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { EmbeddedDatabaseError, errorCode } from './errors.ts'

export const socketPort = 5432

/** The data folder itself, or a short private folder when its path is too long for a socket. */
export function socketFolder(dataDir: string, account: Account | undefined): string {
  if (isBindable(dataDir) && canEnter(account, dataDir)) return dataDir
  // Derived from the data folder, so that a restarted process finds the running database.
  const folder = join('/tmp', `ximblox-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  makePrivate(folder, account)
  return folder
}

/** Removes the socket files of a dead server. */
export function clearSocket(folder: string): void {
  for (const name of [`.s.PGSQL.${socketPort}.lock`, `.s.PGSQL.${socketPort}`])
    rmSync(join(folder, name), { force: true })
}

/** Removes the folder of a stopped server, unless it is the data folder. */
export function removeSocketFolder(folder: string, dataDir: string): void {
  if (folder === dataDir) return
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

// Socket paths are limited to 104 or 108 bytes, and PostgreSQL treats commas as separators and quotes as quoting.
function isBindable(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= 100 && !/[,"]/.test(folder)
}

function makePrivate(folder: string, account: Account | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const { uid, mode } = lstatSync(folder)
  const owners = [process.getuid?.(), account?.uid]
  // Anyone can create entries in the temporary folder. One that others can enter could lead us to their server.
  if (!lstatSync(folder).isDirectory() || !owners.includes(uid) || (mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(
      `${folder}, needed for the database's socket, belongs to another account: remove it.`,
    )
  }
  if (account) chownSync(folder, account.uid, account.gid)
}
