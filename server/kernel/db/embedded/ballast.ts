import { randomBytes } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'

// PostgreSQL cannot start on a full volume, because it must write its log first. Therefore a ballast file next to the
// data folder takes up some space. It is removed before such a start, and written again afterwards as space permits.

const megabyte = 1024 * 1024
const fullSize = 64 * megabyte
/** At least one segment of PostgreSQL's log, which a start needs. */
const minSize = 16 * megabyte
/** Left to the database when little space is free. Whatever filled the volume would use up more. */
const leftFree = 4 * megabyte

type FreeBytes = (folder: string) => Promise<number>

/** Frees space for a start when there is too little. Returns true when it did. */
export async function releaseBallast(dataDir: string, freeBytes: FreeBytes = freeBytesOf): Promise<boolean> {
  const path = ballastPath(dataDir)
  if ((await freeBytes(dataDir)) >= fullSize || (await sizeOf(path)) === 0) return false
  await rm(path, { force: true })
  return true
}

/** Writes or extends the ballast file. Does nothing when there is too little space. */
export async function restoreBallast(dataDir: string, freeBytes: FreeBytes = freeBytesOf): Promise<void> {
  const path = ballastPath(dataDir)
  const size = await sizeOf(path)
  const target = Math.min(fullSize, size + (await freeBytes(dataDir)) - leftFree)
  if (target < minSize || target - size < megabyte) return
  try {
    await fill(path, target - size)
  } catch (error) {
    // A partial file takes space that the database needs now.
    await rm(path, { force: true })
    throw error
  }
}

export function ballastPath(dataDir: string): string {
  return `${dataDir}.reserve`
}

/** Appends random bytes, which no file system can compress. */
async function fill(path: string, bytes: number): Promise<void> {
  const block = randomBytes(megabyte)
  await using file = await open(path, 'a', 0o600)
  for (let left = bytes; left > 0; left -= block.length) await file.appendFile(block.subarray(0, left))
  await file.sync()
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY
}
