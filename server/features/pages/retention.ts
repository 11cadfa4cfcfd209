import { limits } from '@ximblox/contract/limits'
import type { App } from '../../kernel/app-context.ts'
import { deleteAutosavesBefore } from './retention-store.ts'

const batchSize = 500

/** Deletes expired autosaves. */
export const deleteOldAutosaves = async ({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - limits.autosaveDays * 86_400_000)
  let dropped = 0
  for (;;) {
    const count = await deleteAutosavesBefore(db, before, batchSize)
    dropped += count
    if (count < batchSize) return dropped
  }
}
