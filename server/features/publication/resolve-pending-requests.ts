import { type PageAction, type PendingEffect, pendingEffects } from '@ximblox/contract/rules/pending-effects'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import * as requests from './request-store.ts'
import * as schedules from './schedule-store.ts'

interface Occurrence {
  actor: Actor
  /** The version that is live now; null when there is none. */
  publishedID?: number | null
  feedback?: string
}

/** Applies `pendingEffects` to the open request and the schedule of a page. The caller holds the page's lock. */
export const resolvePendingRequests = async (
  app: App,
  { db }: Transaction,
  action: PageAction,
  page: { id: number },
  { actor, publishedID = null, feedback = '' }: Occurrence,
): Promise<void> => {
  const effects = pendingEffects[action]
  if (isClosing(effects.request)) {
    const decision = { state: effects.request, actorID: actor.id, at: app.now(), feedback }
    await requests.closeRequest(db, page.id, decision)
  }
  const schedule = await schedules.findSchedule(db, page.id)
  if (!schedule) return
  await schedules.trimSchedule(db, schedule, {
    publish: schedule.publishAt !== null && !ends(effects.publishing, schedule, publishedID),
    unpublish: schedule.unpublishAt !== null && !ends(effects.unpublishing, schedule, publishedID),
  })
}

type Closing = Extract<PendingEffect, requests.ClosedState>
const isClosing = (effect: PendingEffect): effect is Closing =>
  ['replaced', 'accepted', 'rejected', 'revoked'].includes(effect)

const ends = (effect: PendingEffect, schedule: schedules.Schedule, publishedID: number | null): boolean => {
  if (effect === 'kept') return false
  if (effect === 'cancelled unless newer') return (schedule.versionID ?? 0) <= (publishedID ?? 0)
  if (effect === 'cancelled unless published first')
    return schedule.publishAt === null || schedule.failure?.action === 'publish'
  return true
}
