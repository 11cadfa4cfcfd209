import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { type ImportedLine, type RedirectStatus, redirectStatuses } from '@ximblox/contract/redirects'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { isSame } from './change.ts'
import { chunksOf } from './chunks.ts'
import { hostOf, type IsDocument, keyOf } from './entered.ts'
import { type CsvLine, readCSV, tooManyLines } from './read-csv.ts'
import { type Resolved, resolveRedirects } from './resolve.ts'
import * as store from './store.ts'
import { touchPlaces } from './touch-places.ts'

type Import = typeof calls.redirect.import

/** Adds and changes redirects. Lines with errors are left out and reported. */
export const importRedirects =
  (isDocument: IsDocument) =>
  async (
    app: App,
    actor: Actor,
    { body: { csv, formerHosts, preview } }: Input<Import>,
  ): Promise<Payload<Import>> => {
    permit(actor, 'manage-redirects')
    const lines = (await readCSV(csv)).map(readLine)
    if (lines.length > limits.redirectImportLines) throw tooManyLines()
    return inTransaction(app, async tx => {
      const resolved = await resolveRedirects(app, tx.db, lines, {
        isDocument,
        formerHosts: formerHosts.map(hostNamed),
      })
      const results = resultsOf(lines, resolved)
      const changed = resolved.flatMap((one, index) =>
        'redirect' in one && isChange(results[index]) ? [one.redirect] : [],
      )
      if (!preview && changed.length > 0) await storeRedirects(app, tx, actor, changed)
      return { ...reportOf(results), stored: !preview && changed.length > 0 }
    })
  }

type Place = Parameters<typeof store.writeRedirects>[1][number]

const chunkSize = 5_000

const storeRedirects = async (app: App, tx: Transaction, actor: Actor, changed: readonly Place[]) => {
  // In a fixed order to avoid deadlocks.
  const sorted = changed.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const chunk of chunksOf(sorted, chunkSize)) await store.writeRedirects(tx.db, chunk, app.now())
  await recordAudit(tx.db, actor, 'redirect.import', 'redirect', 0, { count: changed.length })
  touchPlaces(tx, changed)
}

/** A host as it was typed, perhaps as a URL. */
const hostNamed = (given: string): string => {
  const host = given.trim()
  return hostOf(host) ?? URL.parse(`https://${host}`)?.host ?? host
}

interface Line extends Omit<CsvLine, 'status' | 'isPattern'> {
  status: RedirectStatus
  /** As it is in the file. */
  statusText: string
  errors: ErrorEntry[]
}

/**
 * What means the same: words, and redirects that browsers follow with the same method, which makes no difference for
 * pages.
 */
const equivalents = new Map([
  ['307', '302'],
  ['308', '301'],
  ['permanent', '301'],
  ['temporary', '302'],
])

const readLine = ({ line, from, to, status: statusText, isPattern }: CsvLine): Line => {
  const code = equivalents.get(statusText.toLowerCase()) ?? statusText
  const status = redirectStatuses.find(known => String(known) === code) ?? 301
  const errors = [
    ...(isPattern ? [errorAt('from', 'invalidFormat')] : []),
    ...(code === '' || String(status) === code ? [] : [errorAt('status', 'valueNotAllowed')]),
    ...(to.length > limits.url ? [errorAt('to', 'characterLimitExceeded', { max: limits.url })] : []),
  ]
  return { line, from, to, status, statusText, errors }
}

const resultsOf = (lines: readonly Line[], resolved: readonly Resolved[]): ImportedLine[] => {
  const seen = new Map<string, Place>()
  return lines.map(({ line, from, to, statusText, errors }, index) => {
    const one = resolved[index] ?? { errors: [] }
    const all = [...errors, ...one.errors]
    const first = 'redirect' in one ? seen.get(keyOf(one.redirect)) : undefined
    if ('redirect' in one && all.length === 0 && first === undefined)
      seen.set(keyOf(one.redirect), one.redirect)
    const isRepeated = 'redirect' in one && first !== undefined && isSame(first, one.redirect)
    if (first !== undefined && !isRepeated) all.push(errorAt('from', 'alreadyExists'))
    const outcome = all.length > 0 ? 'refused' : isRepeated ? 'unchanged' : outcomeOf(one)
    return { line, from, to, status: statusText, outcome, errors: all }
  })
}

const outcomeOf = (one: Resolved): ImportedLine['outcome'] => {
  if (!('redirect' in one)) return 'refused'
  if (!one.stored) return 'new'
  return isSame(one.stored, one.redirect) ? 'unchanged' : 'changed'
}

const isChange = (result: ImportedLine | undefined): boolean =>
  result?.outcome === 'new' || result?.outcome === 'changed'

/** As many lines without errors as one would read. */
const shownLines = 50

const reportOf = (results: readonly ImportedLine[]): Omit<Payload<Import>, 'stored'> => {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of results) counts[outcome] += 1
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const others = results.filter(({ outcome }) => outcome !== 'refused').slice(0, shownLines)
  return {
    counts,
    lines: [...refused.slice(0, limits.redirectImportReported), ...others],
    otherHosts: hostsIn(refused),
  }
}

const notOfThisSite = errorAt('from', 'invalidUrl').code

/** The hosts of addresses that this site does not have, the most frequent first. */
const hostsIn = (refused: readonly ImportedLine[]): string[] => {
  const hosts = refused
    .filter(({ errors }) =>
      errors.some(({ property, code }) => property === 'from' && code === notOfThisSite),
    )
    .flatMap(({ from }) => hostOf(from) ?? [])
  const byHost = [...Map.groupBy(hosts, host => host)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return byHost.slice(0, limits.formerHosts).map(([host]) => host)
}
