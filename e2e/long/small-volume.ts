import { execFileSync } from 'node:child_process'
import { open, rm, stat, statfs, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { freshDataDir } from '../product.ts'

/** A volume of its own for a data folder. */
export interface SmallVolume {
  /** A folder that does not exist yet. */
  dataDir: string
  freeMegabytes(): Promise<number>
  resize(megabytes: number): void
  /** Leaves no byte free. */
  fillUp(): Promise<void>
  /** Frees so many bytes of what `fillUp` took. */
  free(bytes: number): Promise<void>
  /** Frees all that `fillUp` took. */
  freeAll(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const megabyte = 1024 ** 2
const optionsOf = (megabytes: number) => `size=${megabytes}m,mode=755`

/** Mounts one in memory. That needs root on Linux; elsewhere it is undefined. */
export const mountVolume = async (megabytes: number): Promise<SmallVolume | undefined> => {
  const folder = await freshDataDir()
  const mount = folder.dataDir
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', optionsOf(megabytes), 'tmpfs', mount], { stdio: 'ignore' })
  } catch {
    await folder.remove()
    return undefined
  }
  const filler = join(mount, 'filler')
  return {
    dataDir: join(mount, 'data'),
    freeMegabytes: async () => {
      const { bavail, bsize } = await statfs(mount)
      return (bavail * bsize) / megabyte
    },
    resize: size => void execFileSync('mount', ['-o', `remount,${optionsOf(size)}`, mount]),
    fillUp: async () => {
      await using file = await open(filler, 'a')
      for (let size = megabyte; size >= 512; size /= 2) {
        try {
          for (;;) await file.appendFile(Buffer.alloc(size, 'x'))
        } catch {
          // A smaller file may still fit.
        }
      }
    },
    free: async bytes => truncate(filler, Math.max(0, (await stat(filler)).size - bytes)),
    freeAll: () => rm(filler),
    [Symbol.asyncDispose]: async () => {
      execFileSync('umount', [mount])
      await folder.remove()
    },
  }
}
