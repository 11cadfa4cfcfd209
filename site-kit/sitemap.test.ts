import { expect, test } from 'vitest'
import { sitemapIndex, sitemaps } from './sitemap.ts'

const url = 'https://som.example/over-ons'
const count = (xml: string) => xml.split('<url>').length - 1

test('a sitemap names pages, their last change and their other languages', () => {
  const [xml] = sitemaps([
    {
      url,
      lastModified: new Date('2026-11-02T09:00:00Z'),
      alternates: [{ language: 'en-GB', href: 'https://som.example/en-gb/about-us' }],
    },
  ])
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      `<url><loc>${url}</loc><lastmod>2026-11-02T09:00:00.000Z</lastmod>` +
      '<xhtml:link rel="alternate" hreflang="en-GB" href="https://som.example/en-gb/about-us"/></url></urlset>',
  )
})

test('URLs are percent-encoded and escaped', () =>
  expect(sitemaps([{ url: 'https://som.example/é?a="1"&b=<2>' }])[0]).toContain(
    '<loc>https://som.example/%C3%A9?a=%221%22&amp;b=%3C2%3E</loc>',
  ))

test('refuses a URL that is not absolute, and names it', () =>
  expect(() => sitemaps([{ url: '/over-ons' }])).toThrow('"/over-ons" is not an absolute URL'))

test('a new file begins at the limit of entries', () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({ url: `${url}/${index}` }))
  expect(sitemaps(entries, { entries: 2, bytes: 1e6 }).map(count)).toEqual([2, 2, 1])
})

test('a new file begins before the limit of bytes is passed', () => {
  const entries = Array.from({ length: 9 }, (_, index) => ({ url: `${url}/é${index}` }))
  const files = sitemaps(entries, { entries: 9, bytes: 350 })
  expect(files.map(count)).toEqual([3, 3, 3])
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(350)
})

test('a site without pages has one empty sitemap', () => expect(sitemaps([]).map(count)).toEqual([0]))

test('an index lists sitemap files', () =>
  expect(sitemapIndex([{ url: `${url}.xml`, lastModified: new Date(0) }])).toContain(
    `<sitemap><loc>${url}.xml</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></sitemap></sitemapindex>`,
  ))
