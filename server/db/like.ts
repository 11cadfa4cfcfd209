/** A pattern that finds a text anywhere, taken literally. */
export const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`
