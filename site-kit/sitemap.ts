import type { Alternate } from './alternates.ts'
import { escapeMarkup } from './escape-markup.ts'
import { xmlDeclaration, xmlElement, xmlURL } from './xml.ts'

export interface SitemapEntry {
  url: string
  lastModified?: Date
  /** The page in each of its languages, itself included. */
  alternates?: readonly Alternate[]
}

export interface SitemapLimits {
  entries: number
  bytes: number
}

/** The limits of the sitemap protocol for one file. */
const protocolLimits: SitemapLimits = { entries: 50_000, bytes: 50 * 2 ** 20 }

/** As many sitemap files as the entries need; at least one. */
export const sitemaps = (
  entries: Iterable<SitemapEntry>,
  limits: SitemapLimits = protocolLimits,
): string[] => {
  const room = limits.bytes - Buffer.byteLength(urlSet([]))
  const files: string[][] = []
  let file: string[] = []
  let bytes = 0
  for (const entry of entries) {
    const xml = urlElement(entry)
    const size = Buffer.byteLength(xml)
    if (files.length === 0 || file.length >= limits.entries || bytes + size > room) {
      file = []
      bytes = 0
      files.push(file)
    }
    file.push(xml)
    bytes += size
  }
  return files.length === 0 ? [urlSet([])] : files.map(urlSet)
}

/** Lists several sitemap files. */
export const sitemapIndex = (files: readonly Omit<SitemapEntry, 'alternates'>[]): string =>
  `${xmlDeclaration}<sitemapindex xmlns="${namespace}">${files
    .map(file => `<sitemap>${location(file)}</sitemap>`)
    .join('')}</sitemapindex>`

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (urls: readonly string[]): string =>
  `${xmlDeclaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`

const urlElement = (entry: SitemapEntry): string =>
  `<url>${location(entry)}${(entry.alternates ?? []).map(alternateLink).join('')}</url>`

const location = ({ url, lastModified }: SitemapEntry): string =>
  `<loc>${xmlURL(url)}</loc>${lastModified ? xmlElement('lastmod', lastModified.toISOString()) : ''}`

const alternateLink = ({ language, href }: Alternate): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${xmlURL(href)}"/>`
