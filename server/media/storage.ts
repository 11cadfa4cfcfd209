import type { Readable } from 'node:stream'

/** Where the bytes of files are kept: under names made from their content, so that a name's bytes never change. */
export interface Storage {
  /** Takes over a finished temporary file; durable when it returns. Doing it twice is harmless. */
  keep(temporaryFile: string, name: string): Promise<void>
  /** The bytes under a name, all or from `start` to `end` inclusive. */
  read(name: string, range?: { start: number; end: number }): Readable
  /** How many bytes are under a name; nothing when there are none. */
  size(name: string): Promise<number | undefined>
  /** A folder for uploads under way, on the same volume. */
  temporaryFolder: string
  /** Throws when nothing could be kept at present. */
  check(): Promise<void>
}
