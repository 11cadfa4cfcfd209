/** The tags of every page, and of those with too many tags to name: a purge of them covers changes that are not known. */
export const allPages = 'all'
const anyChange = 'any-change'

/** Headers with more are refused by some CDNs. */
const longest = 8_000

/** The cache tags of a page, as headers for a CDN name them. */
export const cdnTags = (tags: readonly string[]): string[] => {
  const named = [allPages, ...tags.map(spelt).toSorted()]
  return named.join(' ').length > longest ? [allPages, anyChange] : named
}

/** The tags to purge after a change. */
export const changedTags = (tags: readonly string[]): string[] => [anyChange, ...tags.map(spelt)]

/** CDNs separate tags by commas or spaces. */
const spelt = (tag: string): string =>
  tag === '*' ? anyChange : encodeURIComponent(tag).replaceAll('%3A', ':')
