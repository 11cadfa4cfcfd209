import type { DocumentContext, SitemapPage } from '@ximblox/blocks/site-document'
import { alternatesOf } from '../alternates.ts'
import { type SitemapEntry, sitemapIndex, sitemaps } from '../sitemap.ts'
import type { DocumentSource } from './document-source.ts'

export const sitemapPath = '/sitemap.xml'

/**
 * The sitemap index and the sitemaps of each locale. A sitemap has far fewer pages than the protocol allows, so that
 * rendering one does not delay visitors, however many pages the site has.
 */
export const sitemapDocument: DocumentSource = {
  find: ({ path, isDefaultLocale }) => {
    if (!isDefaultLocale) return
    if (path === sitemapPath) return { contentType, content: indexOf }
    const [, locale = '', number = ''] = partPattern.exec(path) ?? []
    return number === ''
      ? undefined
      : { contentType, content: context => partOf(context, { locale, number: Number(number) }) }
  },
}

const contentType = 'application/xml; charset=utf-8'
const pagesPerPart = 5_000
const partPattern = /^\/sitemap-([a-z]{2}-[a-z]{2})-([1-9]\d{0,4})\.xml$/

const indexOf = async ({ sitemap, site }: DocumentContext): Promise<string> => {
  const parts = await sitemap.parts(pagesPerPart)
  return sitemapIndex(
    parts.map(({ locale, number, changedAt }) => ({
      url: `${site.url}/sitemap-${locale}-${number}.xml`,
      lastModified: changedAt,
    })),
  )
}

const partOf = async (
  { sitemap, site }: DocumentContext,
  part: { locale: string; number: number },
): Promise<string | null> => {
  if (!site.availableLocales.includes(part.locale)) return null
  const pages = await sitemap.pages(part, pagesPerPart)
  if (pages.length === 0) return null
  const [xml = null] = sitemaps(pages.map(page => entryOf(page, site)))
  return xml
}

const entryOf = (
  { path, changedAt, versions }: SitemapPage,
  site: DocumentContext['site'],
): SitemapEntry => ({
  url: site.url + path,
  lastModified: changedAt,
  alternates: versions.length > 1 ? alternatesOf(versions, site) : [],
})
