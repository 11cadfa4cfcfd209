import { constants, createWriteStream } from 'node:fs'
import { type FileHandle, open, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { messageOf } from '@ximblox/contract/messages/message-of'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { isTooDeep } from '../../kernel/http/json-body.ts'
import { layout } from './layout.ts'
import { type FolderErrors, TransferError } from './transfer-error.ts'

/** A folder that may have been written by hand, or with bad intentions. */
export interface SiteFolder {
  /** The paths of all files in the folders of an export, sorted. Hidden files are left out. */
  files: readonly string[]
  has(path: string): boolean
  /** Reads a file of JSON. Undefined, with the error noted, when it is not what the schema describes. */
  readJson<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | undefined>
  /** Copies a file. Returns false, with the error noted, when it is larger. */
  copy(path: string, to: string, maxBytes: number): Promise<boolean>
}

/** Three versions of the largest size, with the white space of an export. */
const maxJsonBytes = 67_108_864
/** The limit of an API call, and the levels around its body. */
const maxJsonDepth = 80
const maxNesting = 200

export const openSiteFolder = async (path: string, errors: FolderErrors): Promise<SiteFolder> => {
  const root = await realpath(path).catch(() => {
    throw new TransferError(`there is no folder at ${path}`)
  })
  const files = await listFiles(root, errors)
  const known = new Set(files)
  return {
    files,
    has: path => known.has(path),
    readJson: async (path, schema) => {
      const text = await readText(root, path, errors)
      if (text === undefined) return undefined
      const value = parseJson(text)
      if (value === undefined) {
        errors.add(path, 'is not valid JSON')
        return undefined
      }
      const parsed = safeParse(schema, value, parseOptions)
      if (parsed.success) return parsed.data
      for (const entry of toErrorEntries(parsed.error.issues))
        errors.add(path, `${entry.property || 'content'}: ${messageOf('en', entry)}`)
      return undefined
    },
    copy: async (path, to, maxBytes) => {
      await using file = await openFile(root, path)
      if ((await file.stat()).size > maxBytes) {
        errors.add(path, `is larger than ${maxBytes} bytes`)
        return false
      }
      // It may grow in the meantime.
      await pipeline(
        file.createReadStream({ autoClose: false, end: maxBytes }),
        createWriteStream(to, { mode: 0o600 }),
      )
      return true
    },
  }
}

const roots: readonly string[] = Object.values(layout)

const listFiles = async (root: string, errors: FolderErrors): Promise<string[]> => {
  const files: string[] = []
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > maxNesting) return errors.add(folder, 'is nested too deeply')
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name.startsWith('.') || (folder === '' && !roots.includes(entry.name))) continue
      if (entry.isDirectory()) await visit(path, depth + 1)
      else if (entry.isFile()) files.push(path)
      else errors.add(path, 'is neither a file nor a folder; links are not followed')
    }
  }
  await visit('', 0)
  return files.toSorted()
}

const readText = async (root: string, path: string, errors: FolderErrors): Promise<string | undefined> => {
  await using file = await openFile(root, path)
  if ((await file.stat()).size > maxJsonBytes) {
    errors.add(path, `is larger than ${maxJsonBytes} bytes`)
    return undefined
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.readFile())
  } catch {
    errors.add(path, 'is not text in UTF-8')
    return undefined
  }
}

const parseJson = (text: string): unknown => {
  if (isTooDeep(text, maxJsonDepth)) return undefined
  try {
    return JSON.parse(text, refusePrototype)
  } catch {
    return undefined
  }
}

const refusePrototype = (name: string, value: unknown): unknown => {
  if (name === '__proto__') throw new SyntaxError('__proto__ is not a key of content')
  return value
}

/** A link that took the place of the file since the folder was listed is not followed either. */
const openFile = async (root: string, path: string): Promise<FileHandle> => {
  try {
    // Windows has no such flag.
    return await open(join(root, path), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    throw new TransferError(
      `${path} cannot be read (${error instanceof Error ? error.message : String(error)})`,
      {
        cause: error,
      },
    )
  }
}
