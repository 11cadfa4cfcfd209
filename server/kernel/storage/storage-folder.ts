import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { ignoreMissing } from './ignore-missing.ts'
import { isStorageName, type Storage, type StoredName, segmentsOf } from './storage.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

/** Stores files in a local folder, as `ab/cd/abcdef…`. */
export const openFolderStorage = async (folder: string): Promise<Storage> => {
  await makeFolder(folder)
  const temporaryFolder = await openTemporaryFolder(join(folder, 'tmp'))
  const pathOf = (name: string) => join(folder, ...segmentsOf(name))

  return {
    temporaryFolder,
    locate: pathOf,
    put: async (temporaryFile, name) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await sync(temporaryFile, 'r+')
      await rename(temporaryFile, path)
      // The directory entries, including those of new folders, must survive a power failure too.
      await syncFolders(dirname(path), dirname(dirname(path)), folder)
    },
    read: (name, range) => createReadStream(pathOf(name), range),
    size: async name => {
      const found = await stat(pathOf(name)).catch(ignoreMissing)
      return found?.size
    },
    removeAll: async beginning => {
      const parent = dirname(pathOf(beginning))
      const names = (await readdir(parent).catch(ignoreMissing)) ?? []
      for (const name of names) if (name.startsWith(beginning)) await rm(join(parent, name), { force: true })
    },
    list: () => listFolder(folder, pathOf),
    check: async () => {
      const probe = join(temporaryFolder, `check-${process.pid}`)
      await writeFile(probe, 'ok')
      await rm(probe, { force: true })
    },
  }
}

async function* listFolder(folder: string, pathOf: (name: string) => string): AsyncGenerator<StoredName> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isStorageName(entry.name) || path !== pathOf(entry.name)) continue
    const found = await stat(path).catch(ignoreMissing)
    if (found) yield { name: entry.name, size: found.size, changedAt: found.mtime }
  }
}

const syncFolders = async (...folders: string[]): Promise<void> => {
  // Windows cannot sync folders, and does not need to.
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
