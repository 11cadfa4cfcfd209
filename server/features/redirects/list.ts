import { Readable } from 'node:stream'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { csvRow, csvStart } from '../../kernel/http/csv.ts'
import type { FileAnswer } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'

type Redirects = typeof calls.redirect

export const listRedirects = async (
  { db }: App,
  actor: Actor,
  { body }: Input<Redirects['list']>,
): Promise<Payload<Redirects['list']>> => {
  permit(actor, 'manage-redirects')
  const { defaultLocale } = await readLocales(db)
  return { data: await store.listRedirects(db, defaultLocale, body) }
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
    const { items } = await store.listRedirectsAfter(db, defaultLocale, after, batchSize)
    yield items.map(({ from, to, status }) => csvRow([from, to, status])).join('')
    after = items.at(-1)?.id ?? 0
    if (items.length < batchSize) return
  }
}
