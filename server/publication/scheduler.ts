import { setTimeout } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { levelOf } from '../report-failure.ts'
import { runDueSchedules } from './run-due-schedules.ts'

const interval = 1_000

/** Runs due schedules every second. Stopping waits for the current one. */
export const startScheduler = (app: App): { stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const done = await runDueSchedules(app).catch(error => {
        app.log[levelOf(error)]({ err: error }, 'due schedules cannot be run at present')
        return 0
      })
      // When schedules were run, more may be due.
      if (done > 0) continue
      await setTimeout(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const ended = loop()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
