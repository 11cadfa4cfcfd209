import { Readable } from 'node:stream'
import type { AuditRow } from '@ximblox/contract/audit'
import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { csvRow, csvStart } from '../../kernel/http/csv.ts'
import type { FileAnswer } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { type AuditFilter, listAuditBefore } from './store.ts'

const batchSize = 1_000

/** Exports the log as CSV. The export itself is recorded first. */
export const csv = async (
  app: App,
  actor: Actor,
  { query }: Input<typeof calls.audit.csv>,
): Promise<FileAnswer> => {
  permit(actor, 'view-audit-log')
  await recordAudit(app.db, actor, 'audit.export', 'audit', 0)
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Readable.from(csvChunks(app.db, query)),
  }
}

async function* csvChunks(db: Database, filter: AuditFilter): AsyncGenerator<string> {
  yield csvStart + csvRow(columns.map(({ name }) => name))
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await listAuditBefore(db, filter, before, batchSize)
    yield rows.map(row => csvRow(columns.map(column => column.of(row)))).join('')
    before = rows.at(-1)?.id ?? 0
    if (rows.length < batchSize) return
  }
}

const columns: { name: string; of: (row: AuditRow) => string | number }[] = [
  { name: 'at', of: row => row.at },
  { name: 'actor', of: row => row.actor.ID },
  { name: 'name', of: row => row.actor.name },
  { name: 'action', of: row => row.action },
  { name: 'kind', of: row => row.object.kind },
  { name: 'id', of: row => row.object.id },
  { name: 'title', of: row => row.object.title },
  { name: 'address', of: row => row.address },
  { name: 'details', of: row => JSON.stringify(row.details) },
  { name: 'via', of: row => row.via?.name ?? '' },
]
