/** A LIKE pattern that finds a literal text anywhere. */
export const containsPattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`
