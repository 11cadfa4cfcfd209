import {
  type ErrorCode,
  type ErrorEntry,
  type ErrorParams,
  type ErrorReason,
  errorStatus,
} from '@ximblox/contract/errors'
import { listErrors } from '@ximblox/contract/rules/list-errors'

interface Details {
  /** Distinguishes the cases of one code, and fills in the placeholders of its message. */
  reason?: ErrorReason
  params?: ErrorParams
  /** Additional keys of the response, such as `current` beside PM_02. */
  payload?: Record<string, unknown>
  /** Set when it differs from the default of the code, such as 401 for UM_01. */
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

/** An expected refusal. It carries codes of the catalogue, determines the response, and is not reported as an error. */
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
    this.status = details.status ?? (entries[0] ? errorStatus[entries[0].code] : 500)
    this.payload = details.payload ?? {}
    this.headers = details.headers ?? {}
    this.about = details.about
  }
}

/** Refuses with one code. `property` is the dotted path into the request, or `""` for the whole call. */
export const refuse = (code: ErrorCode, property = '', details: Details = {}): Refusal =>
  new Refusal([entryOf(property, code, details)], details)

const entryOf = (property: string, code: ErrorCode, { reason, params }: Details): ErrorEntry => ({
  property,
  code,
  ...(reason && { reason }),
  ...(params && { params }),
})

/** Refuses with all errors, if there are any. */
export const refuseAny = (entries: readonly ErrorEntry[], details: Details = {}): void => {
  if (entries.length > 0) throw new Refusal(entries, details)
}
