import { isRefusal } from '@ximblox/contract/client/errors'

/** The server's message about the link of an email that was used, has expired or was replaced. */
export const refusedToken = (error: unknown): string | undefined =>
  isRefusal(error) && error.entries.some(({ property }) => property === 'token') ? error.message : undefined
