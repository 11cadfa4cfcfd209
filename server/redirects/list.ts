import { Readable } from 'node:stream'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { containsPattern } from '../db/like.ts'
import { offsetOf } from '../db/offset.ts'
import { csvRow, csvStart } from '../http/csv.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'

type Redirects = typeof calls.redirect

const orders = {
  from: sql`a.locale || '/' || a.slug || '?' || a.query`,
  since: sql`a.since`,
  hits: sql`a.hits`,
  lastHitAt: sql`coalesce(a.hit_at, '-infinity')`,
} as const

export const listRedirects = async (
  { db }: App,
  actor: Actor,
  { body }: Input<Redirects['list']>,
): Promise<Payload<Redirects['list']>> => {
  permit(actor, 'manage-redirects')
  const { kind, searchTerm, columnToSort, pageIndex, pageSize } = body
  const { defaultLocale } = await readLocales(db)
  const where = matching({ kind, searchTerm })
  const direction = sql.raw(columnToSort === '' ? 'desc' : body.sortOrder)
  const order = sql`${orders[columnToSort || 'since']} ${direction}, a.id ${direction}`
  const page = { order, limit: pageSize, offset: offsetOf(pageIndex, pageSize) }
  return { data: await store.listRedirects(db, defaultLocale, where, page) }
}

/** The condition of what a list finds. */
export const matching = ({ kind, searchTerm }: { kind: string; searchTerm: string }) => {
  const pattern = containsPattern(searchTerm.trim().replace(/^\//, ''))
  return sql`(${kind} = '' or (a.left_by is null) = (${kind} = 'manual'))
    and (a.locale || '/' || a.slug || '?' || a.query ilike ${pattern} or a.to_url ilike ${pattern}
      or p.title ilike ${pattern} or p.locale || '/' || p.slug ilike ${pattern})`
}

const batchSize = 1_000

/** Exports all redirects in the columns that an import reads. The export is recorded first. */
export const exportRedirects = async (app: App, actor: Actor): Promise<FileAnswer> => {
  permit(actor, 'manage-redirects')
  await recordAudit(app.db, actor, 'redirect.export', 'redirect', 0)
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Readable.from(csvChunks(app)),
  }
}

async function* csvChunks({ db }: App): AsyncGenerator<string> {
  const { defaultLocale } = await readLocales(db)
  yield csvStart + csvRow(['from', 'to', 'status'])
  let after = 0
  for (;;) {
    const page = { order: sql`a.id`, limit: batchSize, offset: 0 }
    const { items } = await store.listRedirects(db, defaultLocale, sql`a.id > ${after}`, page)
    yield items.map(({ from, to, status }) => csvRow([from, to, status])).join('')
    after = items.at(-1)?.id ?? 0
    if (items.length < batchSize) return
  }
}
