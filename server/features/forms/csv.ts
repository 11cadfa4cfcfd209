import { Readable } from 'node:stream'
import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { csvRow, csvStart } from '../../kernel/http/csv.ts'
import type { FileAnswer } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { type Column, columnsOf, itemsOf, repeatedPaths } from './csv-columns.ts'
import { csvHeadings, csvTicks } from './csv-headings.ts'
import * as store from './submission-store.ts'

const batchSize = 1_000

/** Exports submissions as CSV, in batches, so that their number does not matter. The export itself is recorded first. */
export const csv = async (
  app: App,
  actor: Actor,
  { query }: Input<typeof calls.forms.csv>,
): Promise<FileAnswer> => {
  permit(actor, 'view-submissions')
  const { language, each, ...filter } = query
  const wordings = await store.wordingsOf(app.db, filter.form)
  const fields = wordings.flatMap(({ wording }) => wording.fields)
  const lists = repeatedPaths(fields)
  const lengths = await store.longestLists(app.db, filter.form, lists)
  const columns = columnsOf(fields, lengths, { each, ticks: csvTicks[language] })
  const rowsOf = lists.filter(path => path.split('.').at(-1) === each)
  await recordAudit(app.db, actor, 'submission.export', 'submission', 0, { title: filter.form })
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filter.form.replaceAll(':', '-')}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Readable.from(
      csvChunks(app.db, { filter, columns, headings: Object.values(csvHeadings[language]), rowsOf }),
    ),
  }
}

interface Export {
  filter: store.SubmissionFilter
  columns: readonly Column[]
  headings: readonly string[]
  /** The paths of the repeated fields whose items are rows; none for one row per submission. */
  rowsOf: readonly string[]
}

async function* csvChunks(
  db: Database,
  { filter, columns, headings, rowsOf }: Export,
): AsyncGenerator<string> {
  yield csvStart + csvRow([...headings, ...columns.map(({ heading }) => heading)])
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await store.listBefore(db, filter, before, batchSize)
    yield rows
      .flatMap(row =>
        itemsOf(row.fields, rowsOf).map(item =>
          csvRow([...ownCells(row), ...columns.map(column => column.of(row.fields, item))]),
        ),
      )
      .join('')
    before = rows.at(-1)?.id ?? 0
    if (rows.length < batchSize) return
  }
}

/** In the order of the headings. */
const ownCells = (row: store.StoredRow): (string | number)[] => [
  row.id,
  row.at.toISOString(),
  row.state,
  row.pageTitle ?? '',
  row.locale,
  row.subjectLabel,
  row.note,
]
