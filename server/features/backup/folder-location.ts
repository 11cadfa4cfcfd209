import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../kernel/files/make-folder.ts'
import { BackupError } from './backup-error.ts'
import type { BackupLocation } from './backup-location.ts'

export const openFolderLocation = (folder: string): BackupLocation => {
  const pathOf = (name: string) => join(folder, name)
  const none = (name: string) => new BackupError(`there is no backup at ${pathOf(name)}`)
  return {
    list: async () => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      return entries.filter(entry => entry.isFile()).map(({ name }) => name)
    },
    size: async name => {
      const found = await stat(pathOf(name)).catch(() => undefined)
      if (!found?.isFile()) throw none(name)
      return found.size
    },
    open: async name => {
      if (!(await exists(pathOf(name)))) throw none(name)
      return createReadStream(pathOf(name))
    },
    create: async (name, write) => {
      const path = pathOf(name)
      if (await exists(path)) throw new BackupError(`${path} exists already`)
      await makeFolder(folder)
      const partial = `${path}.${randomUUID()}${partialEnding}`
      // Only its owner can read it.
      const file = await open(partial, 'wx', 0o600)
      try {
        await write(file.createWriteStream({ flush: true }))
        await rename(partial, path)
        await syncFolder(folder)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    remove: name => rm(pathOf(name), { force: true }),
    removeUnfinished: async isOurs => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) if (isOurs(nameOfPartial(name))) await rm(pathOf(name), { force: true })
    },
    locate: pathOf,
  }
}

const partialEnding = '.partial'

/** The name that a backup in progress gets at its end; "" for other files. */
const nameOfPartial = (name: string): string =>
  name.endsWith(partialEnding) ? name.slice(0, -partialEnding.length - 37) : ''

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const syncFolder = async (path: string): Promise<void> => {
  // Windows cannot sync folders, and does not need to.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
