import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { inTransaction } from '../content/transaction.ts'
import { unlessTaken } from '../db/constraint.ts'
import { refuse } from '../errors.ts'
import { permit } from '../permit.ts'
import { readLocales } from '../settings/store.ts'
import { contentOf, rowOf } from './content.ts'
import { copyWithNewKeys } from './copy.ts'
import { slugTaken } from './create.ts'
import { intoLocale } from './into-locale.ts'
import { loadToRead } from './load.ts'
import * as store from './store.ts'

type Duplicate = typeof calls.page.duplicate

/** Makes an unrelated page of what a page has now. It asks for the right to make one where the copy goes. */
export const duplicate = async (
  app: App,
  actor: Actor,
  { body }: Input<Duplicate>,
): Promise<Payload<Duplicate>> => {
  permit(actor, 'create-page', { locale: body.locale })
  const { availableLocales } = await readLocales(app.db)
  if (!availableLocales.includes(body.locale)) throw refuse('V_15', 'locale')

  return inTransaction(app, async ({ db }) => {
    const { page: source, head } = await loadToRead(db, body.pageID)
    permit(actor, 'create-page', { locale: body.locale, type: source.type })
    const slug = withPrefix(app.registry.pageTypes.get(source.type)?.slugPrefix[body.locale] ?? '', body.slug)
    if (!isSlug(slug)) throw refuse('V_16', 'slug')

    const now = app.now()
    const id = await store.nextPageID(db)
    const { title, locale } = body
    const page = { id, groupID: id, sourcePageID: null, locale, type: source.type, slug, title, now }
    await unlessTaken(store.insertPage(db, { ...page, authorID: actor.id }), slugTaken)
    const copied = copyWithNewKeys({ ...contentOf(head, source.type), title }, source.id, id)
    const content = await intoLocale(db, copied, source.locale, locale)
    const versionID = await store.insertVersion(db, id, actor.id, now, {
      ...rowOf(content),
      revision: 1,
      kind: 'created',
      sealed: true,
    })
    await store.setHead(db, id, { id: versionID, title, authorID: actor.id, now })
    await recordAudit(db, actor, 'page.duplicate', 'page', id, { from: source.id, title, slug, locale })
    return { pageID: id, pageVersionID: versionID }
  })
}
