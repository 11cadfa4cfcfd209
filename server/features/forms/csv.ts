import { Readable } from 'node:stream'
import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Json } from '@ximblox/contract/fields'
import type { WordingField } from '@ximblox/contract/forms'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { csvRow, csvStart } from '../../kernel/http/csv.ts'
import type { FileAnswer } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { csvHeadings, csvTicks, type Ticks } from './csv-headings.ts'
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
  const lists = [...new Set(repeatedPaths(fields, []))]
  const lengths = await store.longestLists(app.db, filter.form, lists)
  const columns = columnsOf(fields, lengths, { each, ticks: csvTicks[language] })
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
      csvChunks(app.db, { filter, columns, headings: Object.values(csvHeadings[language]), each }),
    ),
  }
}

interface Export {
  filter: store.SubmissionFilter
  columns: readonly Column[]
  headings: readonly string[]
  /** The name of the repeated field whose items are rows; "" for one row per submission. */
  each: string
}

async function* csvChunks(db: Database, { filter, columns, headings, each }: Export): AsyncGenerator<string> {
  yield csvStart + csvRow([...headings, ...columns.map(({ heading }) => heading)])
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await store.listBefore(db, filter, before, batchSize)
    yield rows
      .flatMap(row =>
        itemsOf(row.fields, each).map(item =>
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

interface Column {
  heading: string
  /** `item` is the position in the repeated field whose items are rows. */
  of(data: Json, item: number): string | number
}

/** One column per field. An item of a repeated group has columns of its own, up to the longest list there is. */
const columnsOf = (
  fields: readonly WordingField[],
  lengths: Readonly<Record<string, number>>,
  { each, ticks }: { each: string; ticks: Ticks },
): Column[] => {
  const columns = new Map<string, Column>()
  const add = (field: WordingField, path: string[], place: string) => {
    if (field.kind === 'repeated' && field.name === each)
      for (const inner of field.fields ?? [])
        add(inner, [...path, currentItem, inner.name], `${place}${field.label}: `)
    else if (field.kind === 'repeated')
      for (let index = 0; index < Math.min(lengths[path.join('.')] ?? 0, maxItems); index++)
        for (const inner of field.fields ?? [])
          add(inner, [...path, String(index), inner.name], `${place}${field.label} ${index + 1}: `)
    else if (field.kind === 'group')
      for (const inner of field.fields ?? []) add(inner, [...path, inner.name], `${place}${field.label}: `)
    else if (!columns.has(path.join('.')))
      columns.set(path.join('.'), {
        heading: place + field.label,
        of: (data, item) => cell(valueAt(data, path, item), field, ticks),
      })
  }
  for (const field of fields) add(field, [field.name], '')
  return [...columns.values()]
}

const maxItems = 100

/** Repeated groups are found in the form itself and in its groups. */
const repeatedPaths = (fields: readonly WordingField[], path: readonly string[]): string[] =>
  fields.flatMap(({ name, kind, fields: inner = [] }) => {
    if (kind === 'repeated') return [[...path, name].join('.')]
    return kind === 'group' ? repeatedPaths(inner, [...path, name]) : []
  })

/** Stands in a path for the position of the item that a row is about. No field has this name. */
const currentItem = '*'

/** The positions of the items that become rows; a submission without any is one row. */
const itemsOf = (data: Json, each: string): number[] => {
  const items = each === '' ? [] : valueAt(data, [each], 0)
  return Array.isArray(items) && items.length > 0 ? items.map((_, index) => index) : [0]
}

const valueAt = (data: Json, path: readonly string[], item: number): Json =>
  path.reduce<Json>((inside, step) => {
    if (Array.isArray(inside)) return inside[step === currentItem ? item : Number(step)] ?? ''
    return isObject(inside) && Object.hasOwn(inside, step) ? ((inside[step] as Json) ?? '') : ''
  }, data)

const cell = (value: Json, { options = [] }: WordingField, ticks: Ticks): string | number => {
  if (typeof value === 'boolean') return value ? ticks.yes : ticks.no
  const shown = (one: Json) => options.find(option => option.value === one)?.label ?? text(one)
  return Array.isArray(value) ? value.map(shown).join('; ') : typeof value === 'number' ? value : shown(value)
}

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
