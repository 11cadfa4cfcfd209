const maxKept = 100

/**
 * Keeps what is created for a name, such as the `Intl` format of a locale: creating one takes longer than formatting a
 * hundred values. A site needs few; the limit is for names that users enter.
 */
export const keepByName = <F>(create: (name: string) => F): ((name: string) => F) => {
  const kept = new Map<string, F>()
  return name => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const created = create(name)
    if (kept.size === maxKept) kept.clear()
    kept.set(name, created)
    return created
  }
}
