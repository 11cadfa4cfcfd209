import type { Logger } from '../log.ts'
import type { Storage } from './storage.ts'

/** Contents that a row names and the storage does not have, as far as somebody asked for them. */
export interface MissingFiles {
  /** Logs the first time that a content is missing. */
  report(file: { id: number; hash: string }): void
  /** Hashes, oldest report first. */
  list(): readonly string[]
  /** Forgets those that are back, or that no file has any more. */
  recheck(findUsed: (hashes: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

/** So many are remembered; where more are missing, naming them all helps nobody. */
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
