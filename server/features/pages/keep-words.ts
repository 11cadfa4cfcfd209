import { setTimeout } from 'node:timers/promises'
import type { App } from '../../kernel/app-context.ts'
import { isUnavailable } from '../../kernel/failures/refusal-of.ts'
import { levelOf } from '../../kernel/failures/report-failure.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { endStaleness, findStalePages, lockStalePage } from './draft-word-store.ts'
import { indexWords } from './draft-words.ts'

/** So that the autosaves of a writer are gathered. */
const delay = 5_000
const batchSize = 100

interface Options {
  signal?: AbortSignal
  /** Pauses after each page for as long as it took, to leave the database and the process to other work. */
  inBackground?: boolean
}

/**
 * Stores the words of pages that were autosaved, published or unpublished, or come from before there were any, and
 * returns their number. Each page is a transaction of its own, so an interrupted job continues with the next one.
 */
export const indexStalePages = async (
  app: App,
  { signal = new AbortController().signal, inBackground = false }: Options = {},
): Promise<number> => {
  let indexed = 0
  let after = 0
  while (!signal.aborted) {
    const ids = await findStalePages(app.db, after, batchSize)
    if (ids.length === 0) break
    for (const id of ids) {
      if (signal.aborted) break
      const began = performance.now()
      if (await indexPage(app, id)) indexed += 1
      after = id
      if (inBackground)
        await setTimeout(performance.now() - began, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return indexed
}

/** Keeps the words of all pages in step a few seconds behind their autosaves. Stopping waits for the current page. */
export const keepWords = (app: App): StandingJob => ({
  name: 'words of pages',
  every: 60_000,
  wokenBy: 'words_stale',
  delay,
  run: async signal => {
    await indexStalePages(app, { signal, inBackground: true })
    // Pages that were being changed are stale still.
    const [left] = await findStalePages(app.db, 0, 1)
    return left === undefined ? undefined : new Date(app.now().getTime() + delay)
  },
})

/** False if another node or a change of the page has it now; that change leaves the page stale again or indexes it. */
const indexPage = async (app: App, id: number): Promise<boolean> => {
  try {
    return await app.db.transaction().execute(async db => {
      if (!(await lockStalePage(db, id))) return false
      await indexWords(app, db, id)
      return true
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    app.log[levelOf(error)]({ err: error, pageID: id }, 'the words of a page could not be stored')
    await endStaleness(app.db, id)
    return false
  }
}
