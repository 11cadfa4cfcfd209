import type { Input, Payload } from '@ximblox/contract/call'
import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import type { ListedPagePayload } from '@ximblox/contract/page-lists'
import type { PageRowPayload } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { permitUser } from '../../kernel/permit.ts'
import { findExcerpts } from './found-excerpts.ts'
import { type Arguments, countRows, type Filter, findFirstRows, findRows, type List } from './list-store.ts'
import { presentRows } from './page-rows.ts'
import { wordsOf } from './word-store.ts'

export const list = async (app: App, actor: Actor, { body }: Input<List>): Promise<Payload<List>> => {
  permitUser(actor)
  const found = { ...body, words: await wordsOf(app.db, body.searchTerm) }
  const totalItems = await countRows(app.db, found)
  const items = await rows(app.db, found, totalItems)
  if (!body.excerpts) return { data: { items, totalItems } }
  const excerpts = await findExcerpts(app, items, found.words)
  return { data: { items: items.map(row => withExcerpt(row, excerpts.get(row.id))), totalItems } }
}

const withExcerpt = (row: PageRowPayload, excerpt: ExcerptPart[] | undefined): ListedPagePayload =>
  excerpt ? { ...row, excerpt } : row

const rows = async (
  db: Kysely<DB>,
  body: Filter & Omit<Arguments, 'searchTerm'>,
  total: number,
): Promise<PageRowPayload[]> => {
  const offset = body.pageIndex * body.pageSize
  const length = Math.min(body.pageSize, total - offset)
  if (length <= 0) return []
  // The second half is read from the end, which is shorter.
  const fromEnd = offset > total / 2
  const part = { length, offset: fromEnd ? total - offset - length : offset, fromEnd }
  const found = await findRows(db, body, part)
  return presentRows(db, fromEnd ? found.toReversed() : found)
}

/** The first pages that match, in the default order. */
export const firstRows = async (
  db: Kysely<DB>,
  filter: Partial<Filter>,
  length: number,
): Promise<PageRowPayload[]> => presentRows(db, await findFirstRows(db, filter, length))
