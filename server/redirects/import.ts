import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { type ImportedLine, type RedirectStatus, redirectStatuses } from '@ximblox/contract/redirects'
import { CsvError, parse } from 'csv-parse/sync'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { placeTag } from '../content/tags.ts'
import { inTransaction } from '../content/transaction.ts'
import { Refusal, refuse } from '../errors.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import { isSame } from './change.ts'
import { keyOf } from './entered.ts'
import { type Resolved, resolveRedirects } from './resolve.ts'
import * as store from './store.ts'

type Import = typeof calls.redirect.import

/** Adds and changes redirects, all lines of the file or none. */
export const importRedirects = (
  app: App,
  actor: Actor,
  { body: { csv, preview } }: Input<Import>,
): Promise<Payload<Import>> => {
  permit(actor, 'manage-redirects')
  const lines = readLines(csv)
  return inTransaction(app, async tx => {
    const resolved = await resolveRedirects(app, tx.db, lines)
    const results = resultsOf(lines, resolved)
    const isRefused = results.some(({ outcome }) => outcome === 'refused')
    if (preview || isRefused) return { lines: results, stored: false }
    const changed = resolved.flatMap((one, index) =>
      'redirect' in one && results[index]?.outcome !== 'unchanged' ? [one.redirect] : [],
    )
    await store.writeRedirects(tx.db, changed, app.now())
    await recordAudit(tx.db, actor, 'redirect.import', 'redirect', 0, { count: changed.length })
    tx.touch(...changed.map(({ locale, slug }) => placeTag(locale, slug)))
    return { lines: results, stored: true }
  })
}

interface Line {
  line: number
  from: string
  to: string
  status: RedirectStatus
  /** As it is in the file. */
  statusText: string
  errors: ErrorEntry[]
}

/** Of cells and rows: more than a spreadsheet with all lines and some empty columns has, and few enough to parse at once. */
const maxSeparators = limits.redirectImportLines * 8

const hasTooManySeparators = (csv: string): boolean => {
  let count = 0
  for (let index = 0; index < csv.length && count <= maxSeparators; index += 1)
    if (',;\t\n\r'.includes(csv.charAt(index))) count += 1
  return count > maxSeparators
}

const readLines = (csv: string): Line[] => {
  if (hasTooManySeparators(csv)) throw tooManyLines()
  const rows = parseCSV(csv)
  const [first] = rows
  const hasHeading = first?.[1]?.trim().toLowerCase() === 'from'
  const lines = (hasHeading ? rows.slice(1) : rows).map(readLine)
  if (lines.length === 0) throw refuse('required', 'csv')
  if (lines.length > limits.redirectImportLines) throw tooManyLines()
  return lines
}

const tooManyLines = () => refuse('tooManyItems', 'csv', { params: { max: limits.redirectImportLines } })

const readLine = ([line = '', ...record]: readonly string[]): Line => {
  const [from = '', to = '', statusText = ''] = record.map(cell => cell.trim())
  const status = redirectStatuses.find(known => String(known) === statusText) ?? 301
  const errors = [
    ...(statusText === '' || String(status) === statusText ? [] : [errorAt('status', 'valueNotAllowed')]),
    ...(to.length > limits.url ? [errorAt('to', 'characterLimitExceeded', { max: limits.url })] : []),
  ]
  return { line: Number(line), from, to, status, statusText, errors }
}

/**
 * The records of the file, each after the number of its line. Spreadsheets separate columns by commas, semicolons or
 * tabs, depending on the country of the user.
 */
const parseCSV = (csv: string): string[][] => {
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (record: string[], { lines }) => [String(lines), ...record],
    })
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal([errorAt('csv', 'invalidFormat')], { cause: error })
    throw error
  }
}

const resultsOf = (lines: readonly Line[], resolved: readonly Resolved[]): ImportedLine[] => {
  const seen = new Set<string>()
  return lines.map(({ line, from, to, statusText, errors }, index) => {
    const one = resolved[index] ?? { errors: [] }
    const all = [...errors, ...one.errors]
    if ('redirect' in one) {
      const key = keyOf(one.redirect)
      if (seen.has(key)) all.push(errorAt('from', 'alreadyExists'))
      seen.add(key)
    }
    return {
      line,
      from,
      to,
      status: statusText,
      outcome: all.length > 0 ? 'refused' : outcomeOf(one),
      errors: all,
    }
  })
}

const outcomeOf = (one: Resolved): ImportedLine['outcome'] => {
  if (!('redirect' in one)) return 'refused'
  if (!one.stored) return 'new'
  return isSame(one.stored, one.redirect) ? 'unchanged' : 'changed'
}
