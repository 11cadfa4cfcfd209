import type { PageTypeDefinition } from '@ximblox/blocks/define-page-type'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import { blocks } from '@ximblox/contract/blocks'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import * as z from 'zod/mini'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { inTransaction } from '../content/transaction.ts'
import { unlessTaken } from '../db/constraint.ts'
import { refuseAny } from '../errors.ts'
import { permit } from '../permit.ts'
import { readLocales } from '../settings/store.ts'
import { checkVersion } from './check.ts'
import { completeContent, emptyContent, rowOf, withoutDerived } from './content.ts'
import * as store from './store.ts'

type Create = typeof calls.page.create

/** Two pages that want one address at the same moment: the index decides. */
export const slugTaken = { page_address: { property: 'slug', code: 'V_05' } } as const

export const create = async (app: App, actor: Actor, { body }: Input<Create>): Promise<Payload<Create>> => {
  permit(actor, 'create-page', body)
  const type = app.registry.pageTypes.get(body.type)
  const slug = withPrefix(type?.slugPrefix[body.locale] ?? '', body.slug)
  refuseAny(await faultsOf(app, type, { ...body, slug }))
  const sent = {
    ...emptyContent(body.title, body.type),
    blocks: upgradeBlocks(
      app.registry,
      body.content ?? z.parse(blocks, type?.initialBlocks(body.locale, body.title) ?? []),
    ),
    pageType: { id: body.type, props: body.typeData ?? type?.initialProps?.(dayOf(app.now())) ?? {} },
  }
  const at = { blocks: 'content', props: 'typeData' }
  const { refused, tolerated } = await checkVersion(app, app.db, sent, at)
  refuseAny([...refused, ...tolerated])
  const content = withoutDerived(completeContent(app.registry, sent))

  return inTransaction(app, async ({ db }) => {
    const now = app.now()
    const id = await store.nextPageID(db)
    const page = { id, groupID: id, sourcePageID: null, ...body, slug, authorID: actor.id, now }
    await unlessTaken(store.insertPage(db, page), slugTaken)
    const versionID = await store.insertVersion(db, id, actor.id, now, {
      ...rowOf(content),
      revision: 1,
      kind: 'created',
      sealed: false,
    })
    await store.setHead(db, id, { id: versionID, title: body.title, authorID: actor.id, now })
    await recordAudit(db, actor, 'page.create', 'page', id, { title: body.title, slug, locale: body.locale })
    return { pageID: id, pageVersionID: versionID }
  })
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

const faultsOf = async (
  app: App,
  type: PageTypeDefinition | undefined,
  { locale, slug }: { locale: string; slug: string },
): Promise<ErrorEntry[]> => {
  const faults: ErrorEntry[] = []
  const { availableLocales } = await readLocales(app.db)
  if (!type) faults.push({ property: 'type', code: 'V_15' })
  if (!availableLocales.includes(locale)) faults.push({ property: 'locale', code: 'V_15' })
  if (!isSlug(slug)) faults.push({ property: 'slug', code: 'V_16' })
  else if (await store.isSlugTaken(app.db, locale, slug)) faults.push({ property: 'slug', code: 'V_05' })
  return faults
}
