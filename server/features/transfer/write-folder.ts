import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { layout } from './layout.ts'
import { TransferError } from './transfer-error.ts'

export interface FolderWriter {
  json(path: string, value: object): Promise<void>
  stream(path: string, content: Readable): Promise<void>
}

/**
 * Writes the files of an export into a folder, in place of those of an earlier export. They take their place when all
 * are written; what else is in the folder, such as a repository or a read-me, stays.
 */
export const writeSiteFolder = async <R>(
  folder: string,
  write: (writer: FolderWriter) => Promise<R>,
): Promise<R> => {
  await refuseForeign(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  const partial = join(folder, partialPrefix + randomUUID())
  await mkdir(partial, { mode: 0o700 })
  try {
    const result = await write(writerIn(partial))
    for (const name of Object.values(layout)) {
      await rm(join(folder, name), { recursive: true, force: true })
      if (await exists(join(partial, name))) await rename(join(partial, name), join(folder, name))
    }
    return result
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

const partialPrefix = '.export-'

/** What exports that were killed have left. None takes a day. */
const removeAbandoned = async (folder: string): Promise<void> => {
  const dayAgo = Date.now() - 24 * 60 * 60_000
  for (const name of await readdir(folder)) {
    if (!name.startsWith(partialPrefix)) continue
    const path = join(folder, name)
    if ((await lstat(path)).mtimeMs < dayAgo) await rm(path, { recursive: true, force: true })
  }
}

const writerIn = (root: string): FolderWriter => {
  const made = new Set<string>()
  const place = async (path: string): Promise<string> => {
    const target = join(root, path)
    const parent = dirname(target)
    if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 })
    made.add(parent)
    return target
  }
  return {
    json: async (path, value) =>
      writeFile(await place(path), `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' }),
    stream: async (path, content) =>
      pipeline(content, createWriteStream(await place(path), { mode: 0o600, flags: 'wx' })),
  }
}

/** Folders with these names that are no export must not be replaced by one. */
const refuseForeign = async (folder: string): Promise<void> => {
  const found: string[] = []
  for (const name of Object.values(layout)) if (await exists(join(folder, name))) found.push(name)
  if (found.length > 0 && !(await isExport(folder)))
    throw new TransferError(`${folder} contains ${found.join(', ')}, which no export has written`)
}

const isExport = async (folder: string): Promise<boolean> => {
  try {
    const site: unknown = JSON.parse(await readFile(join(folder, layout.site), 'utf8'))
    return Object(site).format === 1
  } catch {
    return false
  }
}

const exists = async (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )
