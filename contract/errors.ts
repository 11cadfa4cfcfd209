/** Every code an answer may carry, with its HTTP status (specification, section 8). Words live in `messages/`. */
export const errorStatus = {
  G_01: 500,
  G_02: 503,
  G_03: 429,
  G_04: 400,
  G_05: 404,
  G_06: 507,
  G_07: 422,
  AUTH_01: 422,
  AUTH_02: 422,
  AUTH_03: 429,
  AUTH_04: 403,
  AUTH_05: 422,
  AUTH_06: 422,
  UM_01: 403,
  UM_02: 404,
  UM_03: 500,
  UM_04: 500,
  UM_05: 413,
  UM_06: 415,
  UM_07: 422,
  UM_08: 422,
  UM_09: 500,
  UM_10: 500,
  UM_11: 409,
  UM_12: 409,
  PM_01: 404,
  PM_02: 409,
  PM_03: 409,
  PM_04: 409,
  ML_01: 413,
  ML_02: 409,
  ML_03: 409,
  ML_04: 404,
  ML_05: 415,
  ML_06: 422,
  ML_07: 409,
  ML_08: 409,
  ML_09: 400,
  ML_10: 507,
  V_01: 422,
  V_02: 422,
  V_03: 422,
  V_04: 422,
  V_05: 422,
  V_06: 422,
  V_07: 422,
  V_08: 422,
  V_09: 422,
  V_10: 422,
  V_11: 422,
  V_12: 422,
  V_13: 422,
  V_14: 422,
  V_15: 422,
  V_16: 422,
  V_17: 422,
  V_18: 422,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]
export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorStatus, value)

/**
 * Which of the things that a code covers it is, where the code alone would not say: V_15 stands for all that is not
 * allowed or not expected, V_10 and V_12 also for the length of lists. The words for it come from here, not from the code.
 */
export const errorReasons = [
  // V_09
  'unsafe-link',
  // V_10
  'too-long',
  'too-many',
  'too-deep',
  'too-large',
  // V_12
  'too-few',
  // V_15
  'unknown-field',
  'not-allowed',
  'wrong-type',
  'one-line',
  'unreadable-text',
  'form',
  'repeated',
  'anchor-form',
  'name-form',
  'file-ending',
  'root-folder',
  'one-link',
  'one-source',
  'follows-original',
  'fixed',
  'newer-block',
  'newer-page-type',
  'block-not-allowed',
  'already-activated',
  'never-activated',
] as const
export type ErrorReason = (typeof errorReasons)[number]

/** What the words of a reason are filled in with. */
export interface ErrorParams {
  min?: number | undefined
  max?: number | undefined
  /** The values that are allowed, where they are few. */
  allowed?: string[] | undefined
}

/** One fault of a request: `property` is a dotted path into it, or `""` for the whole call (specification, section 3). */
export interface ErrorEntry {
  property: string
  code: ErrorCode
  reason?: ErrorReason | undefined
  params?: ErrorParams | undefined
}
