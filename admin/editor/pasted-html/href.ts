import { isSafeHref, isWebAddress } from '@ximblox/blocks/rich-text/safe-href'

/** The address that a link of another program leads to, as links here may have it; null if there is none. */
export const hrefFrom = (written: string, base: string | null): string | null => {
  const href = absolute(written.replaceAll(/[\t\r\n]/g, '').trim(), base)
  const target = unwrapped(href)
  const encoded = encode(target)
  return isSafeHref(encoded) ? encoded : null
}

/**
 * Whether a link leads to a place in the document that it was copied from: a footnote, a comment, a bookmark or a heading of
 * a table of contents.
 */
export const isInnerLink = (href: string): boolean =>
  /^\s*#(_(ftn|edn|msocom|msoanchor|toc|ref|hlk|bookmark|top\b)|_{2}|sd(foot|end)note|ftnt|cmnt|heading=|bookmark=|bookmark:\/\/|slide=|gid=)/i.test(
    href,
  )

const absolute = (href: string, base: string | null): string => {
  if (/^\/\/[^/]/.test(href)) return `https:${href}`
  if (/^https?:\\\\/i.test(href)) return href.replaceAll('\\', '/')
  if (/^www\.[^\s/]+\.[a-z]/i.test(href)) return `https://${href}`
  if (base === null || /^(#|[a-z][a-z0-9+.-]*:)/i.test(href) || href === '') return href
  return isWebAddress(base) ? (URL.parse(href, base)?.href ?? href) : href
}

/** Mail programs and search engines lead to a page by way of their own. */
const unwrapped = (href: string, depth = 3): string => {
  const url = /^https?:/i.test(href) && depth > 0 ? URL.parse(href) : null
  if (!url) return href
  const inner = wrappers.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  const target = inner && inner.names.map(name => url.searchParams.get(name)).find(isAddress)
  return target ? unwrapped(target, depth - 1) : href
}

const isAddress = (text: string | null): text is string => /^(https?:\/\/|mailto:)/i.test(text ?? '')

const wrappers: readonly { host: RegExp; path: RegExp; names: readonly string[] }[] = [
  { host: /(^|\.)safelinks\.protection\.(outlook|office365)\.(com|us|de|cn)$/i, path: /./, names: ['url'] },
  { host: /(^|\.)statics\.teams\.cdn\.office\.net$/i, path: /safelinks/i, names: ['url'] },
  {
    host: /^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/i,
    path: /^\/(url|imgres)$/,
    names: ['url', 'q', 'imgrefurl'],
  },
  { host: /^(l|lm)\.(facebook|instagram)\.com$/i, path: /^\//, names: ['u'] },
  { host: /(^|\.)slack-redir\.net$/i, path: /^\/link/, names: ['url'] },
]

/** Characters that a link may not have are encoded as browsers encode them when they follow it. */
const encode = (href: string): string => {
  if (/^tel:/i.test(href)) return href.replaceAll(/[\s\u00A0]|%20/g, '')
  const isPlain = /^[\x21-\x7E]*$/.test(href) && isSafeHref(href)
  if (isPlain) return href
  const url = isWebAddress(href) ? (URL.parse(href)?.href ?? href) : href
  return url.toWellFormed().replaceAll(/[^\x21-\x7E]|[\\<>"`]/gu, encodeURIComponent)
}
