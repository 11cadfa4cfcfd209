import { type ErrorCode, type ErrorEntry, type ErrorName, errorAt, isError } from '../errors.ts'

// Recognized by fields and not by class, because the server-side bundle of a site has its own copy of this file.

/** An error response of the server. */
export interface Refusal extends Error {
  name: 'Refusal'
  /** The code of the first entry. */
  code: ErrorCode
  entries: ErrorEntry[]
  status: number
  /** The whole response, including what accompanies the errors (`current`, `pages`). */
  payload: Record<string, unknown>
}

/** The server could not be reached or the connection broke; whether the call took effect is unknown. */
export interface Offline extends Error {
  name: 'Offline'
}

/**
 * Whether the server refused a call, optionally with the error of this name: `isRefusal(error, 'staleRevision')`. Names
 * are those of `errorCatalogue`; codes are only for the wire.
 */
export const isRefusal = (error: unknown, name?: ErrorName): error is Refusal =>
  isRefused(error) && (name === undefined || error.entries.some(entry => isError(entry, name)))

const isRefused = (error: unknown): error is Refusal =>
  error instanceof Object && 'name' in error && error.name === 'Refusal' && 'entries' in error

export const isOffline = (error: unknown): error is Offline =>
  error instanceof Object && 'name' in error && error.name === 'Offline'

export const refusalOf = (status: number, payload: Record<string, unknown>): Refusal => {
  const entries = entriesIn(payload, status)
  const [{ code } = errorAt('', 'internalError')] = entries
  const message = typeof payload.Message === 'string' ? payload.Message : code
  return Object.assign(new Error(message), { name: 'Refusal' as const, code, entries, status, payload })
}

export const offline = (cause: unknown): Offline =>
  Object.assign(new Error('The server could not be reached', { cause }), { name: 'Offline' as const })

/** A response without errors comes from a proxy and not from the server. */
const entriesIn = ({ Errors }: Record<string, unknown>, status: number): ErrorEntry[] => {
  if (Array.isArray(Errors) && Errors.length > 0) return Errors
  return [errorAt('', [502, 503, 504].includes(status) ? 'unavailable' : 'internalError')]
}
