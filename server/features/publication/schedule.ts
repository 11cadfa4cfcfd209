import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { instantOf } from '@ximblox/contract/formats/zoned-time'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { contentOf } from '../pages/content.ts'
import { loadToChange, loadToRead, requireAddress } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { raiseRevision, sealVersion } from '../pages/store.ts'
import { conflict } from '../pages/store-version.ts'
import { factsOf } from './facts.ts'
import { publishingErrors } from './go-live.ts'
import { deleteSchedule, putSchedule } from './schedule-store.ts'
import { responseErrors, responseOf } from './unpublish-response.ts'

type Schedule = typeof calls.page.schedule

/**
 * Replaces the schedule of a page: the newest version, sealed now, is published at one time, and the page is
 * unpublished at another. Errors that prevent publishing are reported now instead of at the scheduled time.
 */
export const schedule = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Schedule>,
): Promise<Payload<Schedule>> => {
  return inTransaction(app, async tx => {
    await storeSchedule(app, tx, actor, { params, body })
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)) }
  })
}

const storeSchedule = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { params, body }: Pick<Input<Schedule>, 'params' | 'body'>,
) => {
  const loaded = await loadToChange(tx.db, actor, params.id, 'publish-page')
  const { page, head } = loaded
  if (body.revision !== undefined && body.revision !== page.revision)
    throw refuse('staleRevision', '', { payload: { current: await presentPage(app, tx.db, loaded) } })
  if (body.versionID !== undefined && body.versionID !== head.id) throw await conflict(app, tx.db, loaded)
  const times = timesOf(body)
  if (times.unpublishAt) requireAddress(page)
  const facts = await factsOf(tx.db, actor, page, times.publishAt ? head : undefined)
  const decision = decide('schedule', facts, actor.permissions)
  if (decision !== 'do') throw refuse(decision === 'noop' ? 'internalError' : decision)

  refuseAny(
    [
      ...timeErrors(times, app.now()),
      ...(times.publishAt || times.unpublishAt ? await responseErrors(app, tx.db, page, body) : []),
      ...(times.publishAt ? await publishingErrors(app, tx, page, head) : []),
    ],
    { about: contentOf(head, page.type) },
  )
  if (times.publishAt) await sealVersion(tx.db, head.id)
  if (!times.publishAt && !times.unpublishAt) await deleteSchedule(tx.db, page.id)
  else {
    const response = await responseOf(app, tx.db, page, body)
    await putSchedule(tx.db, {
      pageID: page.id,
      versionID: times.publishAt && head.id,
      ...times,
      ...response,
      zone: body.zone,
      to: response.target === null ? '' : (body.to ?? ''),
      actorID: actor.id,
      at: app.now(),
    })
  }
  await raiseRevision(tx.db, page.id)
  await recordAudit(tx.db, actor, 'page.schedule', 'page', page.id, {
    title: page.title,
    ...times,
    zone: body.zone,
    ...(times.publishAt && { versionID: head.id }),
  })
}

interface Times {
  publishAt: Date | null
  unpublishAt: Date | null
}

const timesOf = ({ publishAt, unpublishAt, zone }: Input<Schedule>['body']): Times => ({
  publishAt: publishAt === null ? null : instantOf(publishAt, zone),
  unpublishAt: unpublishAt === null ? null : instantOf(unpublishAt, zone),
})

const timeErrors = ({ publishAt, unpublishAt }: Times, now: Date): ErrorEntry[] => [
  ...(publishAt && publishAt <= now ? [errorAt('publishAt', 'timeInPast')] : []),
  ...(unpublishAt && unpublishAt <= now
    ? [errorAt('unpublishAt', 'timeInPast')]
    : unpublishAt && publishAt && unpublishAt <= publishAt
      ? [errorAt('unpublishAt', 'beforePublication')]
      : []),
]
