/** For whoever looks at the console: the screen says it in the reader's words, if it says it at all. */
export const reportFailure = (what: string, error: unknown): void => {
  console.error(what, error)
}
