import type { Logger } from '../logging/log.ts'
import type { Storage } from './storage.ts'

/** Requested contents that a row refers to but the storage does not have. */
export interface MissingFiles {
  /** Logs a missing content the first time. */
  report(file: { id: number; hash: string }): void
  /** Hashes, oldest report first. */
  list(): readonly string[]
  /** Forgets those that exist again, or that no file uses any more. */
  recheck(findUsed: (hashes: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

/** A longer list would not help anybody. */
const maxRemembered = 1_000

export const createMissingFiles = (storage: Pick<Storage, 'size' | 'locate'>, log: Logger): MissingFiles => {
  const missing = new Set<string>()
  return {
    report: ({ id, hash }) => {
      if (missing.has(hash) || missing.size >= maxRemembered) return
      missing.add(hash)
      log.error(
        { fileID: id, hash, path: storage.locate(hash) },
        'the content of a file is missing in the storage',
      )
    },
    list: () => [...missing],
    recheck: async findUsed => {
      if (missing.size === 0) return
      const used = await findUsed([...missing])
      for (const hash of missing) {
        if (!used.has(hash) || (await storage.size(hash)) !== undefined) missing.delete(hash)
      }
    },
  }
}
