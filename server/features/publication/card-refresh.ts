import type { App } from '../../kernel/app-context.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { refreshCards } from './refresh-cards.ts'

/** Refreshes stale cards every minute: those of older code, and those that the date has outdated. */
export const keepCardsFresh = (app: App): StandingJob => {
  const failed = new Set<number>()
  return {
    name: 'cards',
    every: 60_000,
    run: async signal => {
      await refreshCards(app, { failed, signal })
      return undefined
    },
  }
}
