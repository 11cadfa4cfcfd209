import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'
import { completeUrl } from '../../ui/complete-url.ts'

export type WrittenKind = 'web' | 'site' | 'email' | 'phone' | 'anchor'

/** A URL, email address or phone number that the user typed or pasted. */
export interface WrittenLink {
  kind: WrittenKind
  href: string
  /** For display: without `mailto:` or `tel:`. */
  text: string
}

const phone = /^\+?\(?\d[\d\s().-]{5,18}\d$/
/** In `+31 (0)20` the zero is dialled inside the country only. */
const trunkZero = /(?<=^\+.*)\(\s*0\s*\)/

/** The address in a text; undefined for other text and for URLs that links may not have. */
export const readWritten = (typed: string): WrittenLink | undefined => {
  const text = typed.trim()
  const href = phone.test(text)
    ? `tel:${text.replace(trunkZero, '').replaceAll(/[^\d+]/g, '')}`
    : completeUrl(text)
  if (!isSafeHref(href)) return
  const kind = kindOf(href)
  return {
    kind,
    href,
    text: kind === 'email' || kind === 'phone' ? text.replace(/^(mailto|tel):/i, '') : href,
  }
}

/** Whether the input might be a name instead: `leaflet.pdf` of a file, `2024-2025` of a page. */
export const isGuess = ({ kind, href }: WrittenLink, typed: string): boolean => {
  const text = typed.trim()
  if (kind === 'phone') return /^\(?[1-9]/.test(text)
  return kind === 'web' && href !== text
}

export const kindOf = (href: string): WrittenKind => {
  if (/^mailto:/i.test(href)) return 'email'
  if (/^tel:/i.test(href)) return 'phone'
  if (href.startsWith('#')) return 'anchor'
  return href.startsWith('/') ? 'site' : 'web'
}

/** The origins of this site: that of the admin area, and that of its public address. */
export const originsOf = (siteURL: string): string[] => [location.origin, new URL(siteURL).origin]

/** Path and anchor of a URL of this site; undefined for other sites, and for URLs with more parts, such as a query. */
export const pathOnSite = (
  href: string,
  origins: readonly string[],
): { path: string; anchor: string } | undefined => {
  const [base = ''] = origins
  if (!URL.canParse(href, base)) return
  const url = new URL(href, base)
  if (kindOf(href) === 'anchor' || !origins.includes(url.origin) || url.search !== '') return
  try {
    return { path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) }
  } catch {
    return
  }
}
