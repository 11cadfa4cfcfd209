import type { Readable, Writable } from 'node:stream'

/** A folder or a bucket with backups. */
export interface BackupLocation {
  /** Names of complete backups and of anything else there. */
  list(): Promise<string[]>
  /** The size of a backup in bytes. Throws a `BackupError` when there is none. */
  size(name: string): Promise<number>
  /** Opens a backup for reading. Throws a `BackupError` when there is none. */
  open(name: string): Promise<Readable>
  /**
   * Writes a backup, which gets its name when it is complete and durable. Throws a `BackupError` when the name exists
   * already.
   */
  create(name: string, write: (target: Writable) => Promise<void>): Promise<void>
  remove(name: string): Promise<void>
  /** Removes what interrupted processes have left behind of our backups. Nobody else may be writing them. */
  removeUnfinished(isOurs: (name: string) => boolean): Promise<void>
  /** The location of a name, for people. */
  locate(name: string): string
}
