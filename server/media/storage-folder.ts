import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

const day = 24 * 60 * 60 * 1000

/** Keeps files in a local folder, as `ab/cd/abcdef…`. */
export const openFolderStorage = async (folder: string): Promise<Storage> => {
  const temporaryFolder = join(folder, 'tmp')
  await makePrivate(folder)
  await makePrivate(temporaryFolder)
  await removeLeftovers(temporaryFolder)
  const pathOf = (name: string) => join(folder, ...segmentsOf(name))

  return {
    temporaryFolder,
    keep: async (temporaryFile, name) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await sync(temporaryFile, 'r+')
      await rename(temporaryFile, path)
      // The entry, and those of folders which may be new, must survive a power cut as well.
      await syncFolders(dirname(path), dirname(dirname(path)), folder)
    },
    read: (name, range) => createReadStream(pathOf(name), range),
    size: async name => {
      const found = await stat(pathOf(name)).catch(ignoreMissing)
      return found?.size
    },
    check: async () => {
      const probe = join(temporaryFolder, `check-${process.pid}`)
      await writeFile(probe, 'ok')
      await rm(probe, { force: true })
    },
  }
}

/** Names come from hashes; anything else is a mistake of the caller that must not become a path. */
const segmentsOf = (name: string): string[] => {
  if (!/^[0-9a-f]{4}[\w.+-]{0,240}$/.test(name)) throw new Error(`not a storage name: ${name}`)
  return [name.slice(0, 2), name.slice(2, 4), name]
}

const makePrivate = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** What a killed process left behind; younger files may be another process's uploads. */
const removeLeftovers = async (folder: string): Promise<void> => {
  const names = await readdir(folder)
  await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const found = await stat(path).catch(ignoreMissing)
      if (found && Date.now() - found.mtimeMs > day) await rm(path, { recursive: true, force: true })
    }),
  )
}

const syncFolders = async (...folders: string[]): Promise<void> => {
  // Windows cannot sync a folder, and need not.
  if (process.platform === 'win32') return
  for (const folder of folders) await sync(folder, 'r')
}

const sync = async (path: string, flags: string): Promise<void> => {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
