/** The query key of all lists of redirects. */
export const redirectsKey = ['redirects'] as const
