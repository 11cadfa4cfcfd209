import { completeContent } from '@ximblox/blocks/complete'
import { fitTexts } from '@ximblox/blocks/fit-texts'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import { withoutDerived } from '@ximblox/blocks/without-derived'
import { blocks } from '@ximblox/contract/blocks'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { notAllowedAt } from '@ximblox/contract/rules/error-entries'
import * as z from 'zod/mini'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { checkVersion, withoutHoles } from './check.ts'
import { checkLocale, checkNewSlug, placeOf, slugOf } from './check-address.ts'
import { brokenTags } from './check-tags.ts'
import { emptyContent, rowOf } from './content.ts'
import { indexWords } from './draft-words.ts'
import { checkTagNames, nameTags } from './name-tags.ts'
import { permitBlocks } from './permit-blocks.ts'
import * as store from './store.ts'

type Create = typeof calls.page.create
type Body = PartlyInput<Create>['body']

/** When two pages claim the same path at once, the unique index decides. */
export const slugTaken = { page_address: errorAt('slug', 'alreadyExists') } as const

export const create = async (app: App, actor: Actor, { body }: Input<Create>): Promise<Payload<Create>> => {
  refuseAny(await checkCreate(app, actor, { params: undefined, body }))
  const slug = slugOf(app, body.slug, body)
  const initial = initialContent(app, body)

  return inTransaction(app, async tx => {
    const { db } = tx
    const named = await nameTags(tx, actor, app.registry, initial, places)
    const content = withoutDerived(completeContent(app.registry, named))
    const now = app.now()
    const id = await store.nextPageID(db)
    const page = { id, groupID: id, sourcePageID: null, ...body, slug, authorID: actor.id, now }
    await refuseDuplicates(store.insertPage(db, page), slugTaken)
    const versionID = await store.insertVersion(db, id, actor.id, now, {
      ...rowOf(content),
      revision: 1,
      kind: 'created',
      sealed: false,
    })
    await store.setHead(db, id, { id: versionID, title: body.title, authorID: actor.id, now })
    await indexWords(app, db, id)
    await recordAudit(db, actor, 'page.create', 'page', id, { title: body.title, slug, locale: body.locale })
    return { pageID: id, pageVersionID: versionID }
  })
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** The errors of a new page, for the parts of the request that are present. */
export const checkCreate = async (
  app: App,
  actor: Actor,
  { body }: PartlyInput<Create>,
): Promise<ErrorEntry[]> => {
  const { slug, type, locale } = body
  permit(actor, 'create-page', placeOf(locale, type))
  const { pageTypes } = app.registry
  const errors = slug === undefined ? [] : await checkNewSlug(app, slug, { type, locale })
  if (type !== undefined && !pageTypes.has(type)) errors.push(notAllowedAt('type', [...pageTypes.keys()]))
  if (locale !== undefined) errors.push(...(await checkLocale(app, 'locale', locale)))
  const initial = initialContent(app, body)
  const named = await checkTagNames(app.db, actor, app.registry, initial, places)
  permitBlocks(app.registry, actor, named.content, { blocks: [] })
  const { refused, tolerated } = await checkVersion(app, app.db, named.content, places)
  const broken = await brokenTags(app.registry, app.db, named.content, undefined, places)
  return [...errors, ...named.errors, ...refused, ...tolerated, ...broken]
}

/** The names of the content in the request. */
const places = { blocks: 'content', props: 'typeData' }

/** The initial content of a new page. A missing title is reported by the schema and not again here. */
const initialContent = (
  app: App,
  { title = '-', type = '', locale, content, typeData, fitTexts: isFitted }: Body,
): VersionContent => {
  const definition = app.registry.pageTypes.get(type)
  const initial = locale === undefined ? [] : (definition?.initialBlocks(locale, title) ?? [])
  const upgraded = upgradeContent(app.registry, {
    ...emptyContent(title, type),
    blocks: content ? withoutHoles(content) : z.parse(blocks, initial),
    pageType: { id: type, props: typeData ?? definition?.initialProps?.(dayOf(app.now())) ?? {} },
  })
  return isFitted ? fitTexts(app.registry, upgraded) : upgraded
}
