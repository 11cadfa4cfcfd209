import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'
import { meantAddress } from '../../ui/meant-address.ts'

export type WrittenKind = 'web' | 'site' | 'email' | 'phone' | 'anchor'

/** An address that somebody typed or pasted. */
export interface WrittenLink {
  kind: WrittenKind
  href: string
  /** As people read it: without `mailto:` or `tel:`. */
  text: string
}

const phone = /^\+?\(?\d[\d\s().-]{5,18}\d$/
/** In `+31 (0)20`: dialled inside the country only. */
const trunkZero = /(?<=^\+.*)\(\s*0\s*\)/

/** The address in a text; nothing for words, and for addresses that no link may have. */
export const readWritten = (typed: string): WrittenLink | undefined => {
  const text = typed.trim()
  const href = phone.test(text)
    ? `tel:${text.replace(trunkZero, '').replaceAll(/[^\d+]/g, '')}`
    : meantAddress(text)
  if (!isSafeHref(href)) return
  const kind = kindOf(href)
  return {
    kind,
    href,
    text: kind === 'email' || kind === 'phone' ? text.replace(/^(mailto|tel):/i, '') : href,
  }
}

/** Whether an address may as well be a name: `leaflet.pdf` of a file, `2024-2025` of a page. */
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

/** Path and anchor of an address of this site; nothing for others, and for those that say more, as with a query. */
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
