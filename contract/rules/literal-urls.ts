import type { Json } from '../fields.ts'
import type { VersionContent } from '../pages.ts'
import { walkBlocks } from './walk-blocks.ts'

/**
 * The addresses that a version has written out instead of referring to a page, sorted and unique: `u:/news` of the
 * site itself, `u:https://example.org/news` of a host. Only those are noted that could lead to a page of a site.
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

/** How an address is noted, whatever query or anchor it ends with; nothing for what leads to no page. */
export const normalizeURL = (url: string): string | undefined => {
  if (/^\/(?!\/)/.test(url)) return noted('', url.replace(/[?#].*$/s, ''))
  if (!/^https?:\/\//i.test(url)) return
  const parsed = URL.parse(url)
  return parsed ? noted(parsed.origin, parsed.pathname) : undefined
}

/** The alphabet of slugs; anything else is no page's, and would only burden the index. */
const path = /^\/[a-z0-9/-]{0,300}$/
const maxOriginLength = 600

const noted = (origin: string, pathname: string): string | undefined => {
  if (!path.test(pathname) || origin.length > maxOriginLength) return
  return `u:${origin}${pathname.replace(/\/+$/, '') || '/'}`
}
