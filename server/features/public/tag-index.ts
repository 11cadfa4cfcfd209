/** An index of cache keys by tag. */
export interface TagIndex {
  add(key: string, tags: readonly string[]): void
  remove(key: string, tags: readonly string[]): void
  /** Returns a copy, so that entries may be removed during iteration. */
  keys(tag: string): string[]
}

export const tagIndex = (): TagIndex => {
  const keysOf = new Map<string, Set<string>>()
  return {
    add: (key, tags) => {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        if (keys) keys.add(key)
        else keysOf.set(tag, new Set([key]))
      }
    },
    remove: (key, tags) => {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
    keys: tag => [...(keysOf.get(tag) ?? [])],
  }
}
