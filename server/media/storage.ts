import type { Readable } from 'node:stream'

/** Where the bytes of files are kept: under names made from their content, so that a name's bytes never change. */
export interface Storage {
  /** Takes over a finished temporary file; durable when it returns. Doing it twice is harmless. */
  put(temporaryFile: string, name: string): Promise<void>
  /** The bytes under a name, all or from `start` to `end` inclusive. */
  read(name: string, range?: { start: number; end: number }): Readable
  /** How many bytes are under a name; nothing when there are none. */
  size(name: string): Promise<number | undefined>
  /** Removes whatever is under names that begin so. Doing it twice is harmless. */
  removeAll(beginning: string): Promise<void>
  /** Where the bytes under a name are, for the log. */
  locate(name: string): string
  /** A folder for uploads under way; where the bytes are kept in a folder, on the same volume. */
  temporaryFolder: string
  /** Throws when nothing could be kept at present. */
  check(): Promise<void>
}

/** Whether reading failed because nothing is under the name. */
export const isMissing = (error: unknown): boolean => {
  const { code, name }: { code?: string; name?: string } = Object(error)
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}

/** Names come from hashes; anything else is a mistake of the caller that must not become a path or key. */
export const segmentsOf = (name: string): [string, string, string] => {
  if (!/^[0-9a-f]{4}[\w.+-]{0,240}$/.test(name)) throw new Error(`not a storage name: ${name}`)
  return [name.slice(0, 2), name.slice(2, 4), name]
}
