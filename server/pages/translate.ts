import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { inTransaction } from '../content/transaction.ts'
import { unlessTaken } from '../db/constraint.ts'
import { refuse, refuseAny } from '../errors.ts'
import { permit } from '../permit.ts'
import { readLocales } from '../settings/store.ts'
import { contentOf, rowOf } from './content.ts'
import { slugTaken } from './create.ts'
import { intoLocale } from './into-locale.ts'
import { loadLocked } from './load.ts'
import * as store from './store.ts'

type Translate = typeof calls.page.createTranslation

/** Copies a page into another locale; blocks keep their keys, by which the two stay paired. */
export const createTranslation = async (
  app: App,
  actor: Actor,
  { body }: Input<Translate>,
): Promise<Payload<Translate>> => {
  permit(actor, 'translate-page', { locale: body.newLocale })
  const settings = await readLocales(app.db)
  if (!settings.availableLocales.includes(body.newLocale)) throw refuse('V_15', 'newLocale')

  return inTransaction(app, async ({ db }) => {
    const { page: source, head } = await loadLocked(db, body.pageID)
    permit(actor, 'translate-page', { locale: body.newLocale, type: source.type })
    const prefix = app.registry.pageTypes.get(source.type)?.slugPrefix[body.newLocale] ?? ''
    const ownSlug = settings.customSlugLocales.includes(body.newLocale)
    const slug = ownSlug ? withPrefix(prefix, body.slug) : source.slug
    refuseAny(isSlug(slug) ? [] : [{ property: 'slug', code: 'V_16' }])

    await store.sealVersion(db, head.id)
    const now = app.now()
    const id = await store.nextPageID(db)
    const page = {
      id,
      groupID: source.groupID,
      sourcePageID: source.id,
      locale: body.newLocale,
      type: source.type,
      slug,
      title: body.title,
      authorID: actor.id,
      now,
    }
    await unlessTaken(store.insertPage(db, page), {
      ...slugTaken,
      page_sibling: { property: 'newLocale', code: 'V_05' },
    })
    const copied = { ...contentOf(head, source.type), title: body.title }
    const content = await intoLocale(db, copied, source.locale, body.newLocale)
    const versionID = await store.insertVersion(db, id, actor.id, now, {
      ...rowOf(content),
      synced: JSON.stringify(syncedWith(content.blocks, head.id)),
      revision: 1,
      kind: 'translated',
      sealed: true,
    })
    await store.setHead(db, id, { id: versionID, title: body.title, authorID: actor.id, now })
    await recordAudit(db, actor, 'page.translate', 'page', id, {
      from: source.id,
      locale: body.newLocale,
      slug,
    })
    return { pageID: id, pageVersionID: versionID }
  })
}

/** Each block, confirmed against the source version it was copied from. */
const syncedWith = (blocks: Parameters<typeof walkBlocks>[0], versionID: number): Record<string, number> => {
  const synced: Record<string, number> = {}
  walkBlocks(blocks, block => {
    synced[block.key] = versionID
  })
  return synced
}
