import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { splitPath } from '@ximblox/contract/rules/locale-path'
import { decide } from '@ximblox/contract/rules/publication'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { listTag, pageTag } from '../content/tags.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { loadToChange, loadToRead } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import type { PageRecord } from '../pages/store.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'
import { tagsOfMove } from './touched.ts'

type Unpublish = typeof calls.page.unpublish

/** Takes a page off the site. Its address answers 404, or what `leave` says: 410, or a redirect to `to`. */
export const unpublish = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Unpublish>,
): Promise<Payload<Unpublish>> => {
  return inTransaction(app, async tx => {
    await takeOff(app, tx, actor, { params, body })
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)) }
  })
}

const takeOff = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { params, body }: Pick<Input<Unpublish>, 'params' | 'body'>,
) => {
  const { page } = await loadToChange(tx.db, actor, params.id, 'publish-page')
  const live = page.liveID !== null
  const decision = decide('unpublish', { ...page, live, same: true }, actor.permissions)
  if (decision !== 'do' && decision !== 'left') throw refuse(decision)

  const now = app.now()
  if (live) {
    const log = {
      pageID: page.id,
      versionID: page.liveID,
      action: 'unpublish',
      actorID: actor.id,
      at: now,
    } as const
    await store.takeOffline(tx.db, page.id)
    await store.logPublication(tx.db, log)
  }
  // An address that was never public needs no answer for those who knew it.
  if (page.firstLiveAt === null) return
  await leave(app, tx, page, body)
  await recordAudit(tx.db, actor, 'page.unpublish', 'page', page.id, { title: page.title, leave: body.leave })
  tx.touch(pageTag(page.id), listTag(page.type, page.locale), ...(await tagsOfMove(tx.db, page)))
}

/** What the page's addresses answer with from now on. */
const leave = async (
  app: App,
  tx: Transaction,
  page: PageRecord,
  { leave, to }: Input<Unpublish>['body'],
) => {
  const answer = leave === 'redirect' ? { leave, ...(await targetOf(app, tx.db, page, to)) } : { leave }
  await store.leaveAddress(tx.db, page, answer, app.now())
}

/** A path of this site becomes a reference to its page, so that the redirect follows it; else an http(s) address. */
const targetOf = async (
  app: App,
  db: Kysely<DB>,
  page: PageRecord,
  given: string | undefined,
): Promise<{ pageID: number } | { url: string }> => {
  if (given === undefined || given === '') throw refuse('V_01', 'to')
  const own = `${app.config.publicURL}/`
  const to = given.startsWith(own) ? given.slice(own.length - 1) : given
  if (!to.startsWith('/')) {
    if (URL.canParse(to) && /^https?:$/.test(new URL(to).protocol)) return { url: to }
    throw refuse('V_09', 'to')
  }
  const { locale, slug } = splitPath(to, await readLocales(db))
  const found = await db
    .selectFrom('page')
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .where('live_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!found || found.id === page.id) throw refuse('V_18', 'to')
  return { pageID: found.id }
}
