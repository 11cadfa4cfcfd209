/** Something that is not as it should be, with what to do about it. */
export interface Finding {
  area: 'settings' | 'database' | 'storage' | 'mail' | 'content' | 'links' | 'files' | 'backups' | 'webhooks'
  /** A `problem` makes the command fail; a `note` is worth knowing. */
  severity: 'problem' | 'note'
  message: string
  remedy: string
}

/** The first line of what a library says. */
export const reasonIn = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0] ?? ''

/** The first few of many, in one line. */
export const someOf = (names: readonly string[], total = names.length): string => {
  const shown = names.slice(0, 5)
  return shown.join(', ') + (total > shown.length ? ` and ${total - shown.length} more` : '')
}
