import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { checkLocale, checkNewSlug, placeOf, slugOf } from './check-address.ts'
import { contentOf, rowOf } from './content.ts'
import { copyWithNewKeys } from './copy.ts'
import { slugTaken } from './create.ts'
import { indexWords } from './draft-words.ts'
import { loadToRead, requireAddress } from './load.ts'
import * as store from './store.ts'
import { translateReferences } from './translate-references.ts'

type Duplicate = typeof calls.page.duplicate

/**
 * Copies the current content of a page into an unrelated new page. The actor needs permission to create a page there.
 */
export const duplicate = async (
  app: App,
  actor: Actor,
  { body }: Input<Duplicate>,
): Promise<Payload<Duplicate>> => {
  refuseAny(await checkDuplicate(app, actor, { params: undefined, body }))

  return inTransaction(app, async ({ db }) => {
    const { page: source, head } = await loadToRead(db, body.pageID)
    permit(actor, 'create-page', { locale: body.locale, type: source.type })
    const slug = slugOf(app, body.slug, { locale: body.locale, type: source.type })

    const now = app.now()
    const id = await store.nextPageID(db)
    const { title, locale } = body
    const page = { id, groupID: id, sourcePageID: null, locale, type: source.type, slug, title, now }
    await refuseDuplicates(store.insertPage(db, { ...page, authorID: actor.id }), slugTaken)
    const copied = copyWithNewKeys(
      { ...upgradeContent(app.registry, contentOf(head, source.type)), title },
      source.id,
      id,
    )
    const content = await translateReferences(db, copied, source.locale, locale)
    const versionID = await store.insertVersion(db, id, actor.id, now, {
      ...rowOf(content),
      revision: 1,
      kind: 'created',
      sealed: true,
    })
    await store.setHead(db, id, { id: versionID, title, authorID: actor.id, now })
    await indexWords(app, db, id)
    await recordAudit(db, actor, 'page.duplicate', 'page', id, { from: source.id, title, slug, locale })
    return { pageID: id, pageVersionID: versionID }
  })
}

/** The errors of a copy, for the parts of the request that are present. */
export const checkDuplicate = async (
  app: App,
  actor: Actor,
  { body: { pageID, locale, slug } }: PartlyInput<Duplicate>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'create-page', placeOf(locale))
  const source = pageID === undefined ? undefined : await store.findPage(app.db, pageID)
  if (source) permit(actor, 'create-page', placeOf(locale, source.type))
  if (source) requireAddress(source)
  const errors = locale === undefined ? [] : await checkLocale(app, 'locale', locale)
  if (slug !== undefined) errors.push(...(await checkNewSlug(app, slug, { locale, type: source?.type })))
  return errors
}
