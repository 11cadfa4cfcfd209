interface Part {
  items: readonly unknown[]
  totalItems: number
}

/**
 * The number of the next part of a list that is loaded part by part; undefined after the last. An empty one is the last
 * whatever the total says, because versions may have been removed since the first was loaded.
 */
export const nextPage = (parts: readonly Part[]): number | undefined => {
  const last = parts.at(-1)
  const loaded = parts.reduce((sum, { items }) => sum + items.length, 0)
  return last && last.items.length > 0 && loaded < last.totalItems ? parts.length : undefined
}
