import type { Json } from '../fields.ts'
import type { VersionContent } from '../pages.ts'
import { trimEnd } from './trim-end.ts'
import { walkBlocks } from './walk-blocks.ts'

/**
 * The URLs that a version contains literally instead of as page references, sorted and unique: `u:/news` for the site
 * itself, `u:https://example.org/news` for a host. Only URLs that could be pages are included.
 */
export const literalURLsOf = ({ blocks, pageType }: VersionContent): string[] => {
  const found = new Set<string>()
  addURLs(pageType.props, found)
  walkBlocks(blocks, block => addURLs(block.props, found))
  return [...found].toSorted()
}

const addURLs = (value: Json, found: Set<string>): void => {
  if (typeof value === 'string') {
    const indexEntry = normalizeURL(value)
    if (indexEntry !== undefined) found.add(indexEntry)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) addURLs(item, found)
  }
}

/** The index entry of a URL without query and anchor; undefined if it cannot be a page. */
export const normalizeURL = (url: string): string | undefined => {
  if (/^\/(?!\/)/.test(url)) return noted('', url.split(/[?#]/, 1)[0] ?? '')
  if (!/^https?:\/\//i.test(url)) return
  const parsed = URL.parse(url)
  return parsed ? noted(parsed.origin, parsed.pathname) : undefined
}

/** Paths that can be slugs; others are kept out of the index. */
const path = /^\/[a-z0-9/-]{0,300}$/
const maxOriginLength = 600

const noted = (origin: string, pathname: string): string | undefined => {
  if (!path.test(pathname) || origin.length > maxOriginLength) return
  return `u:${origin}${trimEnd(pathname, /\//) || '/'}`
}
