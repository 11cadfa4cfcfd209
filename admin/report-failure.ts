/** For whoever looks at the console: the screen says it in the reader's words, if it says it at all. */
export const reportFailure = (what: string, error: unknown): void => {
  console.error(what, error)
}

/** Specification, section 8: a missing page or version logs a warning; the screen says that there is none. */
export const warnMissing = (what: string): void => {
  console.warn(`Not found: ${what}`)
}
