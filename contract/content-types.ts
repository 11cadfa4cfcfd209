// Site-wide content is stored as pages whose type and slug are this text. No visitor's slug can contain `~`.
const globalPrefix = '~global/'

/** The type of the pages that hold a global, which is their slug as well. */
export const globalType = (id: string): string => `${globalPrefix}${id}`

/** The id of the global that pages of this type hold. */
export const globalOfType = (type: string): string | undefined =>
  type.startsWith(globalPrefix) ? type.slice(globalPrefix.length) : undefined

/** The id of a page type, or the type of a global. */
export const typeIDPattern = /^(~global\/)?[a-z][a-z0-9-]{0,63}$/

/** Can pages of this type be visited? */
export const hasAddress = (type: string): boolean => !type.startsWith('~')
