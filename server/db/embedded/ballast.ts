import { randomBytes } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'

// PostgreSQL cannot start on a full volume, as it must be able to write its log first. So a file beside the data folder
// takes up some space: it is removed before such a start, and written again afterwards as far as there is space.

const megabyte = 1024 * 1024
const fullSize = 64 * megabyte
/** Less than a segment of PostgreSQL's log does not carry it through a start. */
const minSize = 16 * megabyte
/** Left to the database where little is free. More would be used up by whatever filled the volume. */
const leftFree = 4 * megabyte

type FreeBytes = (folder: string) => Promise<number>

/** Makes room for a start where there is too little; true when it did. */
export async function releaseBallast(dataDir: string, freeBytes: FreeBytes = freeBytesOf): Promise<boolean> {
  const path = ballastPath(dataDir)
  if ((await freeBytes(dataDir)) >= fullSize || (await sizeOf(path)) === 0) return false
  await rm(path, { force: true })
  return true
}

/** Writes the ballast, or lets it grow; does nothing where there is too little space. */
export async function restoreBallast(dataDir: string, freeBytes: FreeBytes = freeBytesOf): Promise<void> {
  const path = ballastPath(dataDir)
  const size = await sizeOf(path)
  const target = Math.min(fullSize, size + (await freeBytes(dataDir)) - leftFree)
  if (target < minSize || target - size < megabyte) return
  try {
    await fill(path, target - size)
  } catch (error) {
    // What is there of it has its use only when the database can write.
    await rm(path, { force: true })
    throw error
  }
}

export function ballastPath(dataDir: string): string {
  return `${dataDir}.reserve`
}

/** Adds random bytes, which no file system can compress away. */
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
