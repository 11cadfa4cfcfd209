import type { App } from '../../kernel/app-context.ts'
import { isUnavailable } from '../../kernel/failures/refusal-of.ts'
import { levelOf } from '../../kernel/failures/report-failure.ts'
import { entryOfStored } from '../../kernel/live/live-entry.ts'
import { selectContents } from '../../kernel/live/store.ts'
import { inSpan } from '../../kernel/tracing/in-span.ts'
import { putSearchEntry } from '../publication/search-entry-store.ts'
import * as store from './store.ts'

type Context = Pick<App, 'db' | 'registry' | 'log' | 'now'>

interface Options {
  signal?: AbortSignal
  /** Number of pages of a transaction. */
  batchSize?: number
}

/**
 * Indexes all live pages, continuing where a stopped or killed process left off. The index stays usable in the meantime,
 * because each page's entry is replaced in place.
 */
export const indexPages = async (
  app: Context,
  { signal = new AbortController().signal, batchSize = 50 }: Options = {},
): Promise<void> => {
  while (!signal.aborted) {
    const { beganAt, finishedAt, afterPage } = await store.readIndex(app.db)
    if (!beganAt || finishedAt) return
    const ids = await store.nextPageIDs(app.db, afterPage, batchSize)
    const last = ids.at(-1)
    if (last === undefined) return store.finishRun(app.db, beganAt, app.now())
    const failed = await inSpan('job index', () => indexBatch(app, beganAt, ids))
    await store.recordProgress(app.db, beganAt, { afterPage: last, done: ids.length, failed })
  }
}

/** Returns the number of pages that cannot be indexed. */
const indexBatch = async (app: Context, beganAt: Date, ids: readonly number[]): Promise<number> => {
  const indexed = await indexTogether(app, beganAt, ids, 'skip').catch((error): number[] => {
    if (isUnavailable(error)) throw error
    return []
  })
  let failed = 0
  // Pages that are being published hold their locks for longer than others should wait, and a page that cannot be
  // indexed must not keep the others from it. Alone, each waits or fails for itself.
  for (const id of ids.filter(id => !indexed.includes(id))) {
    try {
      await indexTogether(app, beganAt, [id], 'wait')
    } catch (error) {
      if (isUnavailable(error)) throw error
      app.log[levelOf(error)]({ err: error, pageID: id }, 'a page could not be indexed for the search')
      failed++
    }
  }
  return failed
}

const indexTogether = (
  app: Context,
  beganAt: Date,
  ids: readonly number[],
  whenLocked: 'skip' | 'wait',
): Promise<number[]> =>
  app.db.transaction().execute(async db => {
    // Removing the index ends the run, and must not be undone by a batch that began before.
    if (!(await store.holdRun(db, beganAt))) return [...ids]
    const entries = await store.lockEntries(db, ids, whenLocked)
    const contents = await selectContents(
      db,
      entries.map(({ id }) => id),
    )
    for (const page of entries) {
      const content = contents.get(page.id)
      if (content) await putSearchEntry(db, page, entryOfStored(app.registry, content, app.now()))
    }
    return entries.map(({ id }) => id)
  })
