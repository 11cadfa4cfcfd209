/** Every code an answer may carry, with its HTTP status (specification, section 8). Words live in `messages/`. */
export const errorStatus = {
  G_01: 500,
  G_02: 503,
  G_03: 429,
  G_04: 400,
  G_05: 404,
  G_06: 507,
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

/** One fault of a request: `property` is a dotted path into it, or `""` for the whole call (specification, section 3). */
export interface ErrorEntry {
  property: string
  code: ErrorCode
}
