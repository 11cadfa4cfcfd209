import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { failureLine } from './failure-line.ts'

/** Opens the server's log for a start. A log that has become too large is rotated once. */
export function openServerLog(
  dataDir: string,
  account: Account | undefined,
): { file: number; close: () => void; failure: () => string } {
  const path = join(dataDir, 'server.log')
  if (existsSync(path) && statSync(path).size > maxLogSize) renameSync(path, `${path}.1`)
  // The folder belongs to a less privileged account, which must not be able to redirect our writes with a symlink.
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants
  const file = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  if (account) fchownSync(file, account.uid, account.gid)
  const before = statSync(path).size
  return {
    file,
    close: () => closeSync(file),
    failure: () => failureLine(readFileSync(path).subarray(before).toString()),
  }
}

const maxLogSize = 5 * 1024 * 1024
