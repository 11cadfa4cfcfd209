import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Reading, readStarterSite } from '../starter-pages.ts'

const url = inject('url')
let readings: Reading[] = []

beforeAll(async () => {
  readings = [...(await readStarterSite(url)).values()]
})

const contentOf = ({ html }: Reading, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replace(/&(?:amp|quot|#x27);/g, '“')

const isHidden = (reading: Reading) => contentOf(reading, 'robots') === 'noindex'

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value)

const pathOf = (address: string) => new URL(address).pathname

/** The paths of a sitemap with those of their translations, by language; the site knows its origin. */
const sitemap = async (): Promise<Map<string, Map<string, string>>> => {
  const entries = new Map<string, Map<string, string>>()
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  for (const part of found(index, /<loc>([^<]+)<\/loc>/g)) {
    const xml = await (await fetch(url + pathOf(part))).text()
    for (const entry of found(xml, /<url>(.*?)<\/url>/gs)) {
      const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      entries.set(
        pathOf(found(entry, /<loc>([^<]+)<\/loc>/g)[0] ?? ''),
        new Map(alternates.map(([, language = '', address = '']) => [language, pathOf(address)])),
      )
    }
  }
  return entries
}

/** What search engines show of each type, besides the organisation and the way to the page. */
const structured: Readonly<Record<string, string>> = {
  news: 'NewsArticle',
  training: 'Course',
  vacancy: 'JobPosting',
}

const typesOf = ({ html }: Reading): string[] =>
  found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
    script => (JSON.parse(script) as { '@type': string })['@type'],
  )

describe('search engines', () => {
  test('get a title and a description of sensible length, which no other page of the language has', () => {
    const seen = new Set<string>()
    for (const reading of readings) {
      const title = found(reading.html, /<title>([^<]*)<\/title>/g)[0]?.replace(/&\S+?;/g, '“') ?? ''
      const description = contentOf(reading, 'description') ?? ''
      expect([reading.path, title.length >= 10 && title.length <= 65]).toEqual([reading.path, true])
      expect([reading.path, description.length >= 70 && description.length <= 160]).toEqual([
        reading.path,
        true,
      ])
      for (const text of [title, description]) {
        expect([reading.path, seen.has(`${reading.locale} ${text}`)]).toEqual([reading.path, false])
        seen.add(`${reading.locale} ${text}`)
      }
    }
    expect(readings.length).toBeGreaterThan(100)
  })

  test('are asked to leave out only the style guide and what was not found, in the page and its header', () => {
    const hidden = readings.filter(isHidden)
    expect(hidden.map(({ path }) => path).sort()).toEqual([
      '/404',
      '/en-gb/404',
      '/en-gb/style-guide',
      '/style-guide',
    ])
    for (const reading of readings.filter(({ status }) => status === 200))
      expect([reading.path, reading.headers.get('x-robots-tag')]).toEqual([
        reading.path,
        isHidden(reading) ? 'noindex' : null,
      ])
  })

  test('find in the sitemap what they may show, and its translations, each of which names the others', async () => {
    const entries = await sitemap()
    const shown = readings.filter(reading => reading.status === 200 && !isHidden(reading))
    expect(shown.filter(({ path }) => !entries.has(path)).map(({ path }) => path)).toEqual([])
    expect(readings.filter(reading => isHidden(reading) && entries.has(reading.path))).toEqual([])
    for (const { path } of shown) {
      const alternates = entries.get(path) ?? new Map<string, string>()
      expect([path, [...alternates.keys()].sort()]).toEqual([path, ['en-GB', 'nl-NL', 'x-default']])
      for (const address of alternates.values())
        expect([address, entries.get(address)]).toEqual([address, alternates])
    }
    const robots = await (await fetch(`${url}/robots.txt`)).text()
    expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  })

  test.each([
    ['/actueel', 'nl-nl'],
    ['/en-gb/news', 'en-gb'],
  ])('read the news of %s as a feed', async (overview, locale) => {
    const html = readings.find(({ path }) => path === overview)?.html ?? ''
    const [address = ''] = found(html, /type="application\/rss\+xml"[^>]* href="([^"]+)"/g)
    const answer = await fetch(url + address)
    expect(answer.headers.get('content-type')).toContain('xml')
    const xml = await answer.text()
    const links = found(xml, /<item>.*?<link>([^<]+)<\/link>/gs).map(pathOf)
    const ids = found(xml, /<guid[^>]*>([^<]+)<\/guid>/g)
    expect(new Set(ids).size).toBe(links.length)
    for (const date of found(xml, /<pubDate>([^<]+)<\/pubDate>/g))
      expect(Number.isNaN(Date.parse(date))).toBe(false)
    const items = readings.filter(reading => reading.type === 'news' && reading.locale === locale)
    expect(items.length).toBeGreaterThanOrEqual(8)
    for (const { path } of items) expect(links).toContain(path)
  })

  test('know what kind of page each one is, and whose', () => {
    for (const reading of readings.filter(({ status }) => status === 200)) {
      const types = typesOf(reading)
      expect([reading.path, types]).toEqual([reading.path, expect.arrayContaining(['Organization'])])
      const isHome = /^\/(en-gb)?$/.test(reading.path)
      expect([reading.path, types.includes('BreadcrumbList')]).toEqual([reading.path, !isHome])
      for (const [type, name] of Object.entries(structured))
        expect([reading.path, name, types.includes(name)]).toEqual([
          reading.path,
          name,
          reading.type === type,
        ])
    }
  })
})
