import { meanwhile, type OpenEffect, type PageAction } from '@ximblox/contract/rules/meanwhile'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { Transaction } from '../content/transaction.ts'
import * as requests from './request-store.ts'
import * as schedules from './schedule-store.ts'

interface Happening {
  actor: Actor
  /** The version that visitors read now; null when none. */
  publishedID?: number | null
  feedback?: string
}

/** Does to an open request and to what is planned what `meanwhile` says. The caller holds the page's lock. */
export const settleOpen = async (
  app: App,
  { db }: Transaction,
  action: PageAction,
  page: { id: number },
  { actor, publishedID = null, feedback = '' }: Happening,
): Promise<void> => {
  const effects = meanwhile[action]
  if (isClosing(effects.request)) {
    const decision = { state: effects.request, actorID: actor.id, at: app.now(), feedback }
    await requests.closeRequest(db, page.id, decision)
  }
  const planned = await schedules.findSchedule(db, page.id)
  if (!planned) return
  await schedules.keepOnly(db, planned, {
    publish: planned.publishAt !== null && !ends(effects.publishing, planned, publishedID),
    unpublish: planned.unpublishAt !== null && !ends(effects.unpublishing, planned, publishedID),
  })
}

type Closing = Extract<OpenEffect, requests.ClosedState>
const isClosing = (effect: OpenEffect): effect is Closing =>
  ['replaced', 'accepted', 'rejected', 'revoked'].includes(effect)

const ends = (effect: OpenEffect, planned: schedules.Schedule, publishedID: number | null): boolean => {
  if (effect === 'kept') return false
  if (effect === 'ended unless newer') return (planned.versionID ?? 0) <= (publishedID ?? 0)
  if (effect === 'ended unless published first')
    return planned.publishAt === null || planned.failure?.action === 'publish'
  return true
}
