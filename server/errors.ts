import {
  type ErrorCode,
  type ErrorEntry,
  type ErrorParams,
  type ErrorReason,
  errorStatus,
} from '@ximblox/contract/errors'
import { listErrors } from '@ximblox/contract/rules/list-errors'

interface Details {
  /** Which of the things that the code stands for it is, and what its words are filled in with. */
  reason?: ErrorReason
  params?: ErrorParams
  /** More keys of the answer, such as `current` beside PM_02. */
  payload?: Record<string, unknown>
  /** Where it is not the code's own, such as 401 for UM_01. */
  status?: number
  headers?: Record<string, string>
  /** The content that the properties are about, where the request does not hold it: it names blocks and fields. */
  about?: unknown
  /** What went wrong, for the log: only of a refusal that is a fault of ours. */
  cause?: unknown
}

/** An expected "no": it carries catalogue codes, is answered as they say, and is not reported as a fault. */
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

/** Refuses with one code; `property` is the dotted path into the request, `""` for the whole call. */
export const refuse = (code: ErrorCode, property = '', details: Details = {}): Refusal =>
  new Refusal([entryOf(property, code, details)], details)

const entryOf = (property: string, code: ErrorCode, { reason, params }: Details): ErrorEntry => ({
  property,
  code,
  ...(reason && { reason }),
  ...(params && { params }),
})

/** Refuses when there is any fault, with all of them. */
export const refuseAny = (entries: readonly ErrorEntry[], details: Details = {}): void => {
  if (entries.length > 0) throw new Refusal(entries, details)
}
