import { errorAt } from '@ximblox/contract/errors'
import { listErrors } from '@ximblox/contract/rules/list-errors'
import { type Actor, visitor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { isUnavailable } from '../../kernel/failures/refusal-of.ts'
import { levelOf } from '../../kernel/failures/report-failure.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { inSpan } from '../../kernel/tracing/in-span.ts'
import { findResponsible } from '../accounts/responsible.ts'
import type { Failure } from '../pages/scheduled.ts'
import { findVersion, lockPageUnlessBusy, type PageRecord, type VersionRecord } from '../pages/store.ts'
import { goLive, publishingErrors } from './go-live.ts'
import { goOffline } from './go-offline.ts'
import { notify } from './notify.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'
import { findDue, findSchedule, recordFailure, type Schedule } from './schedule-store.ts'

/** In the details of audit entries. Entries never change, so the key stays the one that older entries have. */
const bySchedule = { planned: true }

/**
 * Runs the schedules that are due. Any number of nodes may do this at the same time: the page's lock is the claim, and
 * the schedule ends in the same transaction that runs it. Returns how many were run.
 */
export const runDueSchedules = async (app: App, signal?: AbortSignal): Promise<number> => {
  let done = 0
  for (const pageID of await findDue(app.db, app.now())) {
    if (signal?.aborted) break
    if (await inSpan('job schedule', () => runSchedule(app, pageID), { 'ximblox.page.id': pageID })) done++
  }
  return done
}

const runSchedule = async (app: App, pageID: number): Promise<boolean> => {
  try {
    return await inTransaction(app, async tx => {
      const claimed = await claim(app, tx, pageID)
      if (!claimed) return false
      await (claimed.action === 'publish' ? publishScheduled : unpublishScheduled)(app, tx, claimed)
      return true
    })
  } catch (error) {
    // While the database is unreachable the schedule waits. Any other error must be visible.
    app.log[levelOf(error)]({ err: error, pageID }, 'the schedule of a page could not be run')
    if (isUnavailable(error)) return false
    return recordUnexpectedFailure(app, pageID).catch(unrecorded => {
      // The schedules of other pages must not wait for this one.
      app.log.error({ err: unrecorded, pageID }, 'the failure of a schedule could not be recorded')
      return false
    })
  }
}

interface Claimed {
  page: PageRecord
  schedule: Schedule
  action: Failure['action']
  /** The version to publish. */
  version: VersionRecord | undefined
  /** The user who scheduled it. What they may do now is of no account: it was allowed when it was scheduled. */
  actor: Actor
}

/** Claims a schedule that is due and that no other node is running. The page stays locked. */
const claim = async (app: App, { db }: Transaction, pageID: number): Promise<Claimed | undefined> => {
  const page = await lockPageUnlessBusy(db, pageID)
  const schedule = page && (await findSchedule(db, pageID))
  const action = schedule && dueAction(schedule, app.now())
  if (!page || !schedule || !action) return
  const version =
    action === 'publish' && schedule.versionID !== null
      ? await findVersion(db, schedule.versionID)
      : undefined
  return { page, schedule, action, version, actor: { ...visitor(''), id: schedule.actorID } }
}

/** Actions run in their scheduled order, however late they are. */
const dueAction = (
  { publishAt, unpublishAt, failure }: Schedule,
  now: Date,
): Failure['action'] | undefined => {
  if (publishAt && publishAt <= now && failure?.action !== 'publish') return 'publish'
  if (unpublishAt && unpublishAt <= now && failure?.action !== 'unpublish') return 'unpublish'
}

const publishScheduled = async (app: App, tx: Transaction, { page, version, actor }: Claimed) => {
  if (!version) throw new Error(`the version scheduled for page ${page.id} does not exist`)
  const isLive = page.liveID === version.id
  const errors = isLive ? [] : await publishingErrors(app, tx, page, version)
  if (errors.length > 0)
    return failSchedule(app, tx, { page, actor, action: 'publish', Errors: [...listErrors(errors)] })
  if (!isLive) await goLive(app, tx, { page, version, actor, detail: bySchedule })
  await resolvePendingRequests(app, tx, 'publish', page, { actor, publishedID: version.id })
}

const unpublishScheduled = async (app: App, tx: Transaction, { page, schedule, actor }: Claimed) => {
  if (page.liveID !== null) {
    await goOffline(app, tx, page, actor, schedule)
    await recordAudit(tx.db, actor, 'page.unpublish', 'page', page.id, {
      title: page.title,
      leave: schedule.leave,
      ...bySchedule,
    })
  }
  await resolvePendingRequests(app, tx, 'unpublish', page, { actor })
}

/** Only when it is still due, because it may have been rescheduled in the meantime. */
const recordUnexpectedFailure = (app: App, pageID: number): Promise<boolean> =>
  inTransaction(app, async tx => {
    const claimed = await claim(app, tx, pageID)
    if (!claimed) return false
    await failSchedule(app, tx, { ...claimed, Errors: [errorAt('', 'internalError')] })
    return true
  })

/** Keeps the schedule visible with the reason of its failure, and notifies who can change that. */
const failSchedule = async (
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
  for (const recipient of await findResponsible(tx.db, actor.id, 'publish-page', page))
    await notify(app, tx, recipient, 'plan-failed', page, { page: page.title })
}
