/** Something in the files of a site keeps it from being built or started; the message has a line for each cause. */
export class SiteError extends Error {
  override readonly name = 'SiteError'

  constructor(what: string, causes: readonly string[]) {
    super([`${what}:`, ...causes.map(cause => `  - ${cause}`)].join('\n'))
  }
}
