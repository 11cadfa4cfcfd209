import { createHash } from 'node:crypto'
import { chownSync, closeSync, lstatSync, mkdirSync, openSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError, errorCode } from './errors.ts'
import { hasProc } from './server-processes.ts'

export const socketPort = 5432

/** The data folder as the server calls it, which works in it. */
const dataFolder = '.'

/**
 * Where a server creates its socket. It is the data folder itself, which every process of this machine finds: a service
 * may have a temporary folder of its own.
 */
export function socketFolder(dataDir: string, account: Account | undefined): string {
  if (hasProc || isBindable(dataDir)) return dataFolder
  // Derived from the data folder, so that a restarted process finds the running database.
  const folder = join('/tmp', `ximblox-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  makePrivate(folder, account)
  return folder
}

export interface SocketFolders {
  /** The folder of a server's socket by its name in `postmaster.pid`, for this process and its children. */
  of(socketFolder: string): string
  close(): void
}

/** A data folder whose path is too long for a socket is reached through a handle, which stays open until the end. */
export function openSocketFolders(dataDir: string): SocketFolders {
  const handle = hasProc && !isBindable(dataDir) ? openSync(dataDir, 'r') : undefined
  const folder = handle === undefined ? dataDir : `/proc/${process.pid}/fd/${handle}`
  return {
    of: socketFolder => (socketFolder === dataFolder ? folder : socketFolder),
    close: () => void (handle !== undefined && closeSync(handle)),
  }
}

/** Removes the socket files of a dead server. */
export function clearSocket(dataDir: string, socketFolder: string): void {
  const folder = socketFolder === dataFolder ? dataDir : socketFolder
  for (const name of [`.s.PGSQL.${socketPort}.lock`, `.s.PGSQL.${socketPort}`])
    rmSync(join(folder, name), { force: true })
}

/** Removes the folder of a stopped server, unless it is the data folder. */
export function removeSocketFolder(socketFolder: string): void {
  if (socketFolder === dataFolder) return
  try {
    rmdirSync(socketFolder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

// Socket paths are limited to 104 or 108 bytes.
function isBindable(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= 100
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
