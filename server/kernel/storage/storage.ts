import type { Readable } from 'node:stream'

/** Stores the content of files under names derived from that content, so that the content of a name never changes. */
export interface Storage {
  /** Moves a finished temporary file into the storage. It is durable on return. Repeating it is harmless. */
  put(temporaryFile: string, name: string): Promise<void>
  /** Reads the content of a name, all of it or from `start` to `end` inclusive. */
  read(name: string, range?: { start: number; end: number }): Readable
  /** The size of the content in bytes; undefined when the name does not exist. */
  size(name: string): Promise<number | undefined>
  /** Removes all names with this prefix. Repeating it is harmless. */
  removeAll(beginning: string): Promise<void>
  /** All names in the storage, in no order. */
  list(): AsyncIterable<StoredName>
  /** The location of a name, for the log. */
  locate(name: string): string
  /** A folder for uploads in progress, on the same volume as a folder storage. */
  temporaryFolder: string
  /** Throws when the storage is unavailable. */
  check(): Promise<void>
}

export interface StoredName {
  name: string
  /** In bytes. */
  size: number
  changedAt: Date
}

/** True when reading failed because the name does not exist. */
export const isMissing = (error: unknown): boolean => {
  const { code, name }: { code?: string; name?: string } = Object(error)
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}

/** Names are derived from hashes. Anything else is a bug of the caller and must not become a path or key. */
export const segmentsOf = (name: string): [string, string, string] => {
  if (!isStorageName(name)) throw new Error(`not a storage name: ${name}`)
  return [name.slice(0, 2), name.slice(2, 4), name]
}

export const isStorageName = (name: string): boolean => /^[0-9a-f]{4}[\w.+-]{0,240}$/.test(name)
