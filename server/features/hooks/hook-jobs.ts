import type { WebhookEvent } from '@ximblox/contract/webhooks'
import * as z from 'zod/mini'
import type { App } from '../../kernel/app-context.ts'
import type { JobKind, StandingJob } from '../../kernel/jobs/job.ts'
import { jobOfHook } from '../../kernel/recording/record-events.ts'
import type { Hook, HookContext, HookEvent } from '../../kernel/site/hook.ts'
import type { SendMail } from '../../kernel/site/own-mail.ts'
import { writeOwnMail } from '../mail/write-own-mail.ts'
import { declareHooks } from './store.ts'

const concurrency = 4
const timeLimit = 300_000
/** Often enough that the hooks of a running node never count as abandoned. */
const declareEvery = 3_600_000

const happening = z.object({
  event: z.string(),
  object: z.unknown(),
  at: z.string(),
  /** What its emails are recognised by when it runs again. */
  cause: z.string(),
})

/** Each hook of a site is a kind of job, so that one that is slow does not hold up the others. */
export const hookJobs = (
  app: App,
  hooks: readonly Hook[],
  { readPage }: Pick<HookContext, 'readPage'>,
): JobKind[] =>
  hooks.map(hook => ({
    name: jobOfHook(hook.name),
    concurrency,
    run: async ({ payload, attempts: attempt }, stopping) => {
      const { event: name, object, at, cause } = z.parse(happening, payload)
      const event = { name: name as WebhookEvent, at: new Date(at), object } as HookEvent
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeLimit)])
      const origin = { template: jobOfHook(hook.name), cause }
      const mail: SendMail = one => app.db.transaction().execute(db => writeOwnMail(app, db, one, origin))
      const work = hook.run(event, { attempt, log: app.log, signal, readPage, mail })
      await Promise.race([work, rejectOnAbort(signal)])
      return undefined
    },
  }))

/** From now on, changes write jobs for these hooks. */
export const hookDeclaration = ({ db }: App, hooks: readonly Hook[]): StandingJob => ({
  name: 'hooks',
  every: declareEvery,
  run: async () => {
    await declareHooks(db, hooks)
    return undefined
  },
})

/** A hook that does not listen to the signal must not keep its place. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
