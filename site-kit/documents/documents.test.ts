import type { DocumentContext, FindDocument, SitemapPage } from '@ximblox/blocks/site-document'
import { expect, test } from 'vitest'
import { findDocumentIn } from './document-source.ts'
import { feedDocument } from './feed-document.tsx'
import { manifestDocument } from './manifest-document.tsx'
import { robotsDocument } from './robots-document.ts'
import { securityDocument } from './security-document.ts'
import { shareCardDocument } from './share-card-document.ts'
import { sitemapDocument } from './sitemap-document.ts'

const page: SitemapPage = {
  path: '/over-ons',
  changedAt: new Date('2026-01-02T03:04:05Z'),
  versions: [
    { locale: 'nl-nl', path: '/over-ons' },
    { locale: 'en-gb', path: '/en-gb/about-us' },
  ],
}

const contextIn = (locale: string, changes: Partial<DocumentContext> = {}): DocumentContext => ({
  now: '2026-01-02T03:04:05.000Z',
  page: { locale },
  globals: {},
  site: {
    url: 'https://som.example',
    availableLocales: ['nl-nl', 'en-gb'],
    defaultLocale: 'nl-nl',
    homes: { 'nl-nl': '/', 'en-gb': '/en-gb' },
  },
  pages: {
    list: async () => ({
      items: [
        {
          id: 7,
          groupID: 7,
          locale,
          type: 'news',
          slug: 'news/less',
          path: '/en-gb/news/less',
          title: 'Less & better',
          card: {},
          tags: [],
          publishedAt: '2026-01-01T00:00:00.000Z',
        },
      ],
      total: 1,
      facets: [],
    }),
  },
  freshUntil: () => {},
  sitemap: {
    parts: async () => [{ locale: 'nl-nl', number: 1, changedAt: page.changedAt }],
    pages: async ({ number }) => (number === 1 ? [page] : []),
  },
  pageTitle: async id => (id === 7 ? 'Less & better' : null),
  composeShareCard: async ({ title, caption }) => Buffer.from(`${title.text} / ${caption.text}`),
  asset: name => `/assets/${name}`,
  readAsset: async () => new Uint8Array(),
  ...changes,
})

const find = findDocumentIn([
  sitemapDocument,
  robotsDocument,
  feedDocument({
    pageType: { id: 'news', slugPrefix: { 'nl-nl': 'actueel', 'en-gb': 'news' } },
    title: place => `News ${place.page.locale}`,
    description: () => 'All news',
    item: ({ publishedAt }) => ({ description: 'A summary', publishedAt: new Date(publishedAt) }),
  }),
  manifestDocument({
    name: place => `Site ${place.page.locale}`,
    shortName: () => 'Site',
    themeColor: '#000000',
    backgroundColor: '#ffffff',
    icons: [{ size: 192, asset: 'icon.png', purpose: 'any' }],
  }),
  shareCardDocument(
    {
      background: 'card.png',
      font: 'font.ttf',
      family: 'Font',
      box: { left: 0, top: 0, width: 1, height: 1 },
      titleColor: '#ffffff',
      captionColor: '#ffffff',
    },
    () => 'Site',
  ),
  securityDocument({
    contacts: () => ['mail@example.org', 'no address\nEvil: 1', 'https://som.example/report'],
  }),
])

const read = async (path: string, changes?: Partial<DocumentContext>, documents: FindDocument = find) => {
  const document = documents(path, 'nl-nl')
  const content = document && (await document.content(contextIn(document.locale, changes)))
  return content === undefined || content === null ? content : String(content)
}

test('the sitemap index lists the sitemaps of all locales, and a sitemap the pages with their translations', async () => {
  expect(await read('/sitemap.xml')).toContain(
    '<sitemap><loc>https://som.example/sitemap-nl-nl-1.xml</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></sitemap>',
  )
  const xml = await read('/sitemap-nl-nl-1.xml')
  expect(xml).toContain('<loc>https://som.example/over-ons</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>')
  expect(xml).toContain('hreflang="en-GB" href="https://som.example/en-gb/about-us"')
  expect(xml).toContain('hreflang="x-default" href="https://som.example/over-ons"')
  expect(await read('/sitemap-nl-nl-2.xml')).toBeNull()
  expect(await read('/sitemap-de-de-1.xml')).toBeNull()
})

test('the robots file names the sitemap and closes the admin area and previews, but not images', async () => {
  const text = await read('/robots.txt')
  expect(text).toContain('Sitemap: https://som.example/sitemap.xml')
  expect(text).toContain('Disallow: /cmsadmin\nDisallow: /preview\n')
  expect(text).not.toContain('/api')
})

test('the feed of a locale has absolute URLs, and ids that stay the same when a page moves', async () => {
  const xml = await read('/en-gb/news/rss.xml')
  expect(xml).toContain('<title>News en-gb</title><link>https://som.example/en-gb/news</link>')
  expect(xml).toContain('href="https://som.example/en-gb/news/rss.xml" rel="self"')
  expect(xml).toContain('<link>https://som.example/en-gb/news/less</link>')
  expect(xml).toContain('<guid isPermaLink="false">som.example/pages/7</guid>')
  expect(await read('/actueel/rss.xml')).toContain('News nl-nl')
})

test('each locale has its web manifest', async () => {
  expect(JSON.parse((await read('/site.webmanifest')) ?? '')).toMatchObject({
    name: 'Site nl-nl',
    lang: 'nl-NL',
    start_url: '/',
  })
  expect(JSON.parse((await read('/en-gb/site.webmanifest')) ?? '')).toMatchObject({
    name: 'Site en-gb',
    start_url: '/en-gb',
    icons: [{ src: '/assets/icon.png', sizes: '192x192' }],
  })
})

test('security.txt names only contacts that are addresses, expires within a year, and is made anew every day', async () => {
  const limits: Date[] = []
  const text = await read('/.well-known/security.txt', { freshUntil: date => void limits.push(date) })
  expect(text).toContain('Contact: mailto:mail@example.org\nContact: https://som.example/report\nExpires: ')
  expect(text).not.toContain('Evil')
  const expires = Date.parse(/Expires: (.*)/.exec(text ?? '')?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.parse('2026-01-02'))
  expect(expires).toBeLessThan(Date.parse('2027-01-02'))
  expect(limits).toEqual([new Date('2026-01-03')])
  const without = findDocumentIn([securityDocument({ contacts: () => [''] })])
  expect(await read('/.well-known/security.txt', {}, without)).toBeNull()
})

test('each live page has a picture with its title, and no other number has one', async () => {
  expect(await read('/share-card-7.jpg')).toBe('Less & better / Site')
  expect(await read('/en-gb/share-card-7.jpg')).toBe('Less & better / Site')
  expect(await read('/share-card-8.jpg')).toBeNull()
  expect(await read('/share-card-0.jpg')).toBeUndefined()
})

test.each([
  '/en-gb/sitemap.xml',
  '/en-gb/robots.txt',
  '/nl-nl/robots.txt',
  '/robots.txt/',
  '/news/rss.xml',
  '/sitemap-nl-nl-0.xml',
  '/sitemap-nl-nl-01.xml',
  '/sitemap-nl-nl-999999.xml',
])('there is no document at %s', async path => expect(await read(path)).toBeUndefined())
