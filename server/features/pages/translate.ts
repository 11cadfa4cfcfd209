import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { readLocales } from '../settings/store.ts'
import { checkLocale, checkNewSlug, placeOf, slugOf } from './check-address.ts'
import { contentOf, rowOf } from './content.ts'
import { slugTaken } from './create.ts'
import { indexWords } from './draft-words.ts'
import { loadLocked, requireAddress } from './load.ts'
import * as store from './store.ts'
import { translateReferences } from './translate-references.ts'

type Translate = typeof calls.page.createTranslation

/** Copies a page into another locale. Blocks keep their keys, which pair them with the original. */
export const createTranslation = async (
  app: App,
  actor: Actor,
  { body }: Input<Translate>,
): Promise<Payload<Translate>> => {
  refuseAny(await checkTranslation(app, actor, { params: undefined, body }))
  const settings = await readLocales(app.db)

  return inTransaction(app, async ({ db }) => {
    const { page: source, head } = await loadLocked(db, body.pageID)
    permit(actor, 'translate-page', { locale: body.newLocale, type: source.type })
    const ownSlug = settings.customSlugLocales.includes(body.newLocale)
    const slug = ownSlug ? slugOf(app, body.slug, { locale: body.newLocale, type: source.type }) : source.slug

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
    await refuseDuplicates(store.insertPage(db, page), {
      ...slugTaken,
      page_sibling: errorAt('newLocale', 'alreadyExists'),
    })
    const upgraded = upgradeContent(app.registry, contentOf(head, source.type))
    const copied = { ...upgraded, title: body.title }
    const content = await translateReferences(db, copied, source.locale, body.newLocale)
    const versionID = await store.insertVersion(db, id, actor.id, now, {
      ...rowOf(content),
      synced: JSON.stringify(syncedWith(content.blocks, head.id)),
      revision: 1,
      kind: 'translated',
      sealed: true,
    })
    await store.setHead(db, id, { id: versionID, title: body.title, authorID: actor.id, now })
    await indexWords(app, db, id)
    await recordAudit(db, actor, 'page.translate', 'page', id, {
      from: source.id,
      locale: body.newLocale,
      slug,
    })
    return {
      pageID: id,
      pageVersionID: versionID,
      ...(slug !== body.slug && !ownSlug && { ignored: ['slug'] }),
    }
  })
}

/** The errors of a translation, for the parts of the request that are present. */
export const checkTranslation = async (
  app: App,
  actor: Actor,
  { body: { pageID, newLocale: locale, slug } }: PartlyInput<Translate>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'translate-page', placeOf(locale))
  const source = pageID === undefined ? undefined : await store.findPage(app.db, pageID)
  if (source) permit(actor, 'translate-page', placeOf(locale, source.type))
  if (source) requireAddress(source)
  const errors = locale === undefined ? [] : await checkLocale(app, 'newLocale', locale)
  // A locale without slugs of its own uses the slug of the original and ignores the one sent.
  const { customSlugLocales } = await readLocales(app.db)
  const hasOwnSlug = locale !== undefined && customSlugLocales.includes(locale)
  if (locale !== undefined && source && (await store.hasSibling(app.db, source, locale)))
    errors.push(errorAt('newLocale', 'alreadyExists'))
  if (hasOwnSlug && slug !== undefined)
    errors.push(...(await checkNewSlug(app, slug, { locale, type: source?.type })))
  return errors
}

/** Marks each block as synchronised with the source version that it was copied from. */
const syncedWith = (blocks: Parameters<typeof walkBlocks>[0], versionID: number): Record<string, number> => {
  const synced: Record<string, number> = {}
  walkBlocks(blocks, block => {
    synced[block.key] = versionID
  })
  return synced
}
