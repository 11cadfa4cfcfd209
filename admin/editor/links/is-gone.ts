import { isRefusal } from '@ximblox/contract/client/errors'

/** Whether a lookup failed because nothing is there; an outage or a missing permission tells nothing about that. */
export const isGone = (error: unknown): boolean => isRefusal(error) && error.status === 404
