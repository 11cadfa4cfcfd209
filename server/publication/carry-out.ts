import type { ErrorCode } from '@ximblox/contract/errors'
import { listErrors } from '@ximblox/contract/rules/list-errors'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import { isUnavailable } from '../http/edge.ts'
import { levelOf } from '../http/report-failure.ts'
import type { Failure } from '../pages/scheduled.ts'
import { findVersion, lockPageUnlessBusy, type PageRecord, type VersionRecord } from '../pages/store.ts'
import { findRights } from '../roles/store.ts'
import { factsOf } from './facts.ts'
import { goLive, publishingFaults } from './go-live.ts'
import { goOffline } from './go-offline.ts'
import { findDue, findSchedule, recordFailure, type Schedule } from './schedule-store.ts'
import { settleOpen } from './settle-open.ts'
import { tell } from './tell.ts'

const atOnce = 50

/**
 * Does what was planned for a moment that has come. Any number of nodes may do so at the same time: the page's lock
 * is the claim, and the plan ends in the very transaction that carries it out. Tells how much was done.
 */
export const carryOutDue = async (app: App): Promise<number> => {
  const due = await findDue(app.db, app.now(), atOnce)
  let done = 0
  for (const pageID of due) if (await carryOut(app, pageID)) done++
  return done
}

const carryOut = async (app: App, pageID: number): Promise<boolean> => {
  try {
    return await inTransaction(app, async tx => {
      const claimed = await claim(app, tx, pageID)
      if (!claimed) return false
      const code = await refusalFor(tx, claimed)
      if (code) await fail(app, tx, { ...claimed, Errors: [{ property: '', code }] })
      else await (claimed.action === 'publish' ? publishPlanned : unpublishPlanned)(app, tx, claimed)
      return true
    })
  } catch (error) {
    // While the database is away the schedule waits; any other error must be shown to somebody.
    app.log[levelOf(error)]({ err: error, pageID }, 'the schedule of a page could not be run')
    return isUnavailable(error) ? false : noteFault(app, pageID)
  }
}

interface Claimed {
  page: PageRecord
  planned: Schedule
  action: Failure['action']
  /** The version to be published. */
  version: VersionRecord | undefined
  /** The user who scheduled it, with the permissions they have now. */
  actor: Actor
}

/** What is due now that nobody else works at; the page stays locked. */
const claim = async (app: App, { db }: Transaction, pageID: number): Promise<Claimed | undefined> => {
  const page = await lockPageUnlessBusy(db, pageID)
  const planned = page && (await findSchedule(db, pageID))
  const action = planned && dueAction(planned, app.now())
  if (!page || !planned || !action) return
  const version =
    action === 'publish' && planned.versionID !== null ? await findVersion(db, planned.versionID) : undefined
  const permissions = (await findRights(db, planned.actorID)) ?? []
  return {
    page,
    planned,
    action,
    version,
    actor: { id: planned.actorID, name: '', permissions, address: '' },
  }
}

/** Why its owner may not do now what was scheduled, if so: permissions and settings may have changed since. */
const refusalFor = async (
  { db }: Transaction,
  { page, action, version, actor }: Claimed,
): Promise<ErrorCode | undefined> => {
  const decision = decide(action, await factsOf(db, actor, page, version), actor.permissions)
  return decision === 'do' || decision === 'left' ? undefined : decision
}

/** In the order in which they were planned, however late it is. */
const dueAction = (
  { publishAt, unpublishAt, failure }: Schedule,
  now: Date,
): Failure['action'] | undefined => {
  if (publishAt && publishAt <= now && failure?.action !== 'publish') return 'publish'
  if (unpublishAt && unpublishAt <= now && failure?.action !== 'unpublish') return 'unpublish'
}

const publishPlanned = async (app: App, tx: Transaction, { page, version, actor }: Claimed) => {
  if (!version) throw new Error(`the version scheduled for page ${page.id} does not exist`)
  const isLive = page.liveID === version.id
  const faults = isLive ? [] : await publishingFaults(app, tx, page, version)
  if (faults.length > 0)
    return fail(app, tx, { page, actor, action: 'publish', Errors: [...listErrors(faults)] })
  if (!isLive) await goLive(app, tx, { page, version, actor, detail: { planned: true } })
  await settleOpen(app, tx, 'publish', page, { actor, publishedID: version.id })
}

const unpublishPlanned = async (app: App, tx: Transaction, { page, planned, actor }: Claimed) => {
  if (page.liveID !== null) {
    await goOffline(app, tx, page, actor, planned)
    await recordAudit(tx.db, actor, 'page.unpublish', 'page', page.id, {
      title: page.title,
      leave: planned.leave,
      planned: true,
    })
  }
  await settleOpen(app, tx, 'unpublish', page, { actor })
}

/** Only if it is still due: meanwhile somebody may have planned anew. */
const noteFault = (app: App, pageID: number): Promise<boolean> =>
  inTransaction(app, async tx => {
    const claimed = await claim(app, tx, pageID)
    if (!claimed) return false
    await fail(app, tx, { ...claimed, Errors: [{ property: '', code: 'G_01' }] })
    return true
  })

/** Leaves the plan where everyone sees it, with why it failed, and tells who made it. */
const fail = async (
  app: App,
  tx: Transaction,
  { page, actor, action, Errors }: Pick<Claimed, 'page' | 'actor' | 'action'> & Pick<Failure, 'Errors'>,
) => {
  await recordFailure(tx.db, page.id, { action, Errors }, app.now())
  await recordAudit(tx.db, actor, 'page.schedule-failed', 'page', page.id, {
    title: page.title,
    action,
    Errors,
  })
  const template = Errors.some(({ code }) => code === 'UM_01') ? 'schedule-not-allowed' : 'plan-failed'
  await tell(app, tx, actor.id, template, page, { page: page.title })
}
