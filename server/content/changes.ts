/** The events of changed content in the order this process received them. */
export interface Changes {
  /** The number of the newest event. */
  now(): number
  changed(tags: readonly string[]): void
  missed(): void
  /** Whether anything behind these tags may have changed after the event of that number. */
  since(number: number, tags: readonly string[]): boolean
}

const remembered = 10_000

export const recordChanges = (): Changes => {
  let newest = 0
  let everything = 0
  const newestOf = new Map<string, number>()

  const missed = () => {
    everything = ++newest
    newestOf.clear()
  }

  return {
    now: () => newest,
    changed: tags => {
      newest++
      for (const tag of tags) newestOf.set(tag, newest)
      // Forgetting is only safe as "everything may have changed".
      if (newestOf.size > remembered) missed()
    },
    missed,
    since: (number, tags) => everything > number || tags.some(tag => (newestOf.get(tag) ?? 0) > number),
  }
}
