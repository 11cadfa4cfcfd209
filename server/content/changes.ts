/** The events of changed content in the order this process received them. */
export interface ChangeLog {
  /** The number of the newest event. */
  newestEvent(): number
  changed(tags: readonly string[]): void
  missed(): void
  /** Whether anything behind these tags may have changed after the event of that number. */
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
      // Forgetting is only safe as "everything may have changed".
      if (newestOf.size > maxTags) missed()
    },
    missed,
    changedSince: (number, tags) =>
      everythingChangedAt > number || tags.some(tag => (newestOf.get(tag) ?? 0) > number),
  }
}
