import { isError, type PlainErrorName } from '@ximblox/contract/errors'
import { Cancelled } from '../async/cancelled.ts'
import { Overloaded } from '../async/limiter.ts'
import { DatabaseUnavailable } from '../db/watch.ts'
import { Refusal, refuse } from '../errors/errors.ts'
import { isOutOfSpace } from '../files/disk-space.ts'

/** Converts anything thrown into a refusal. Unknown errors are bugs and become `internalError`. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof Overloaded || error instanceof DatabaseUnavailable) return unavailable()
  // The client has disconnected, so nobody reads the response. It only must not be reported as an error.
  if (error instanceof Cancelled) return refuse('malformedRequest', '', { status: 499 })
  const { code, message } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { code: '', message: '' }
  if (typeof code !== 'string') return connectionLost.test(message) ? unavailable() : refuse('internalError')
  if (code.startsWith('FST_')) return malformed(error as { statusCode?: number })
  if (isOutOfSpace(error)) return refuse('storageFull', '', { cause: error })
  if (isDatabaseAway(code) || isSocketMissing(error) || connectionLost.test(message)) return unavailable()
  return refuse(databaseRefusal(code) ?? 'internalError')
}

/** True when something failed only because a service it needs, such as the database, is unreachable. */
export const isUnavailable = (error: unknown): boolean => refusalOf(error).status === 503

/**
 * True when something failed only because the database is unreachable, which its watch logs once. Errors of bucket
 * storage are excluded, because the watch does not log those.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true
  const { code = '', message = '' }: { code?: unknown; message?: string } = Object(error)
  if (error instanceof Refusal || '$metadata' in Object(error)) return false
  return outageCodes.has(String(code)) || isSocketMissing(error) || connectionEnded.test(message)
}

/** Runs a step whose unexpected failure has an error of its own. Refusals and outages are rethrown. */
export const failAs = async <R>(name: PlainErrorName, step: () => Promise<R>): Promise<R> => {
  try {
    return await step()
  } catch (error) {
    throw isError(refusalOf(error).entries[0], 'internalError') ? refuse(name, '', { cause: error }) : error
  }
}

/** True when the database refused a value or a change of rows, rather than one of our rules. */
export const isDatabaseRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && databaseRefusal(String(error.code)) !== undefined

const databaseRefusal = (state: string): PlainErrorName | undefined =>
  /^[0-9A-Z]{5}$/.test(state) ? (databaseRefusals[state] ?? databaseRefusals[state.slice(0, 2)]) : undefined

// Errors of PostgreSQL for values that the schemas accept. Any other is a bug.
const databaseRefusals: Record<string, PlainErrorName> = {
  '22': 'invalidValue',
  '23503': 'brokenReference',
  '23505': 'alreadyExists',
  '54': 'limitExceeded',
}

// The limit for a query is longer than that of the server, so a query that reaches it has lost its connection.
const connectionEnded =
  /connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|^timeout expired$|Query read timeout/i

const connectionLost = new RegExp(`${connectionEnded.source}|timeout exceeded when trying to connect`, 'i')

const isDatabaseAway = (code: string): boolean =>
  (code.startsWith('08') && code !== '08P01') || databaseFailures.has(code) || networkFailures.has(code)

const databaseFailures = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53000',
  '53200',
  '53300',
  '53400',
  '55P03',
  '40001',
  '40P01',
  '25P03',
])

const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

const outageCodes = new Set([...networkFailures, '57P01', '57P02', '57P03', '08000', '08003', '08006'])

/** The socket of the embedded database. Any other missing file is a bug. */
const isSocketMissing = (error: unknown): boolean => {
  const { code, syscall }: { code?: string; syscall?: string } = Object(error)
  return code === 'ENOENT' && syscall === 'connect'
}

const unavailable = () => refuse('unavailable', '', { headers: { 'retry-after': '2' } })

const malformed = (error: { statusCode?: number }) => {
  const status = error.statusCode ?? 400
  return status >= 500 ? refuse('internalError') : refuse('malformedRequest', '', { status })
}
