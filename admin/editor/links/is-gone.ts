import { isRefusal } from '@ximblox/contract/client/errors'

/** Whether a lookup failed because the target does not exist; outages and missing permissions do not show that. */
export const isGone = (error: unknown): boolean => isRefusal(error) && error.status === 404
