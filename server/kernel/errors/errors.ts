import {
  type ErrorEntry,
  type ErrorName,
  type ErrorParams,
  type ErrorParamsOf,
  errorDefinition,
  errorNameOf,
  type PlainErrorName,
} from '@ximblox/contract/errors'
import { listErrors } from '@ximblox/contract/rules/list-errors'

interface Details {
  /** Additional keys of the response, such as `current` beside `staleRevision`. */
  payload?: Record<string, unknown>
  /** Set when it differs from the default of the error, such as 401 for `notPermitted`. */
  status?: number
  headers?: Record<string, string>
  /**
   * The content that the properties refer to, when it is not in the request. It provides the names of blocks and
   * fields.
   */
  about?: unknown
  /** The underlying error, for the log. Only set when the refusal is caused by an error on our side. */
  cause?: unknown
}

/** An expected refusal. It carries errors of the catalogue, determines the response, and is not reported as an error. */
export class Refusal extends Error {
  readonly entries: readonly ErrorEntry[]
  readonly status: number
  readonly payload: Record<string, unknown>
  readonly headers: Record<string, string>
  readonly about: unknown

  constructor(entries: readonly ErrorEntry[], details: Details = {}) {
    const listed = listErrors(entries)
    super(listed.map(entry => `${entry.code} ${entry.property}`).join(', '), { cause: details.cause })
    this.entries = listed
    this.status = details.status ?? statusOf(entries[0])
    this.payload = details.payload ?? {}
    this.headers = details.headers ?? {}
    this.about = details.about
  }
}

const statusOf = (entry: ErrorEntry | undefined): number =>
  errorDefinition((entry && errorNameOf(entry)) ?? 'internalError').status

interface Refuse {
  (name: PlainErrorName, property?: string, details?: Details & { params?: ErrorParams }): Refusal
  <N extends ErrorName>(name: N, property: string, details: Details & { params: ErrorParamsOf<N> }): Refusal
}

/** Refuses with one error. `property` is the dotted path into the request, or `""` for the whole call. */
export const refuse: Refuse = (
  name: ErrorName,
  property = '',
  { params, ...details }: Details & { params?: ErrorParams } = {},
): Refusal => {
  const { code, reason } = errorDefinition(name)
  const entry = { property, code, ...(reason && { reason }), ...(params && { params }) }
  return new Refusal([entry], details)
}

/** The answer to a call that needs a user when nobody is logged in. */
export const notAuthenticated = (): Refusal => refuse('notPermitted', '', { status: 401 })

/** Refuses with all errors, if there are any. */
export const refuseAny = (entries: readonly ErrorEntry[], details: Details = {}): void => {
  if (entries.length > 0) throw new Refusal(entries, details)
}
