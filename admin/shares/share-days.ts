import { limits } from '@ximblox/contract/limits'

/** For how many days a preview link may be valid, as they are offered. */
export const shareDays: readonly number[] = [1, 3, 7, limits.shareDays, 30, limits.shareDaysMax]
