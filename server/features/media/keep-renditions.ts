import type { App } from '../../kernel/app-context.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { makePageRenditions } from './page-renditions.ts'

/** Renders the images of published pages before visitors ask for them. Every change of content wakes it. */
export const keepRenditions = (app: App): StandingJob => ({
  name: 'renditions',
  every: 60_000,
  wokenBy: 'content',
  run: async signal => {
    await makePageRenditions(app, signal)
    return undefined
  },
})
