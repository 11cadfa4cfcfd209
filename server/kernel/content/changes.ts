/** Content changes in the order in which this process received them. */
export interface ChangeLog {
  /** The number of the newest event. */
  newestEvent(): number
  changed(tags: readonly string[]): void
  missed(): void
  /** True when content with one of these tags may have changed after the event with this number. */
  changedSince(number: number, tags: readonly string[]): boolean
}

const maxTags = 10_000

export const createChangeLog = (): ChangeLog => {
  let newest = 0
  let everythingChangedAt = 0
  const newestOf = new Map<string, number>()

  const missed = () => {
    everythingChangedAt = ++newest
    newestOf.clear()
  }

  return {
    newestEvent: () => newest,
    changed: tags => {
      newest++
      for (const tag of tags) newestOf.set(tag, newest)
      // Dropping entries is only safe when everything counts as changed.
      if (newestOf.size > maxTags) missed()
    },
    missed,
    changedSince: (number, tags) =>
      everythingChangedAt > number || tags.some(tag => (newestOf.get(tag) ?? 0) > number),
  }
}
