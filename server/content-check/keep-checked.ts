import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection } from '../db/pool.ts'
import { whileHolding } from '../db/while-holding.ts'
import { levelOf } from '../report-failure.ts'
import { checkContent } from './check-content.ts'
import { hashOfDefinitions } from './definitions.ts'
import { createReport } from './report.ts'
import { readRun } from './store.ts'

/** The interval between checks of changed content, in milliseconds. */
const checkInterval = 10 * 60_000
/**
 * The delay before the next attempt while another node checks, or while the database is unavailable, in milliseconds.
 */
const retryDelay = 15_000

/**
 * Compares stored content with the definitions after a start, and changed content from then on, on one node at a time.
 * Stopping waits for the current version; the next start continues from there.
 */
export const keepContentChecked = (app: App, connection: Connection): { stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const startedAt = app.now()
  const definitions = hashOfDefinitions(app.registry)
  const report = createReport(app)
  let hasChecked = false

  const isDue = async (): Promise<boolean> => {
    const run = await readRun(app.db)
    // The definitions of the last check belong to a newer release that is being rolled out.
    if (run && run.definitions !== definitions) return !hasChecked
    if (!run?.finishedAt) return true
    return run.finishedAt < startedAt || app.now().getTime() - run.finishedAt.getTime() >= checkInterval
  }

  const check = () =>
    whileHolding(connection, lockKeys.contentCheck, async lost => {
      if (!(await isDue())) return
      const signal = AbortSignal.any([stopping.signal, lost])
      const began = performance.now()
      const run = await checkContent(app, { signal, inBackground: true })
      hasChecked = true
      if (run) await report(run, performance.now() - began)
    })

  const round = async (): Promise<number> => {
    try {
      if (await isDue()) await check()
      return (await isDue()) ? retryDelay : checkInterval
    } catch (error) {
      if (!stopping.signal.aborted)
        app.log[levelOf(error)]({ err: error }, 'stored content could not be compared with the definitions')
      return retryDelay
    }
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const pause = await round()
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
