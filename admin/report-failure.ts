/** Logs an error for developers; what the user sees is up to the screen. */
export const reportFailure = (what: string, error: unknown): void => {
  console.error(what, error)
}

/** A missing page or version logs a warning, and the screen says that it was not found. See docs/rules.md, Errors. */
export const warnMissing = (what: string): void => {
  console.warn(`Not found: ${what}`)
}
