import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { asAdministrator } from '../people.ts'

const url = inject('url')
const locales = [
  { locale: 'nl-nl', prefix: '' },
  { locale: 'en-gb', prefix: '/en-gb' },
] as const

interface Reading {
  path: string
  status: number
  html: string
}

/** Where a page links to, as paths with query and fragment. */
const linksOf = ({ path, html }: Reading): URL[] =>
  attributes(html, 'href').map(href => new URL(href, url + path))

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

const isOwn = (link: URL) => link.origin === new URL(url).origin

const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length

/** The paths of the starter site: its overviews of news are created last, and other journeys publish pages too. */
const starterPaths = async (): Promise<string[]> => {
  const client = await asAdministrator(url)
  const pages = await Promise.all(
    locales.map(async ({ locale, prefix }) => {
      const body = { locale, pageSize: 100, columnToSort: 'updatedAt', sortOrder: 'asc' } as const
      const { items } = (await client.page.list({ body })).data
      return items.map(item => ({
        ...item,
        path: item.slug === '' ? prefix || '/' : `${prefix}/${item.slug}`,
      }))
    }),
  )
  const lastID = Math.max(
    ...pages.flat().map(({ id, slug }) => (slug === 'actueel' || slug === 'news' ? id : 0)),
  )
  return pages
    .flat()
    .filter(({ id }) => id <= lastID)
    .map(({ path }) => path)
}

const readings = new Map<string, Reading>()

beforeAll(async () => {
  for (const path of await starterPaths()) {
    const answer = await fetch(url + path)
    readings.set(path, { path, status: answer.status, html: await answer.text() })
  }
})

describe('the starter site', () => {
  test('has every page in each language', () => {
    const isNotFound = (path: string) => path.endsWith('/404')
    expect(
      [...readings.values()].filter(({ status, path }) => status !== (isNotFound(path) ? 404 : 200)),
    ).toEqual([])
    expect(readings.size).toBeGreaterThan(100)
  })

  test('links to anchors that exist', () => {
    const broken = [...readings.values()].flatMap(reading =>
      linksOf(reading)
        .filter(link => isOwn(link) && link.hash.length > 1 && readings.has(link.pathname))
        .filter(link => {
          const target = readings.get(link.pathname)?.html ?? ''
          return !attributes(target, 'id').includes(decodeURIComponent(link.hash.slice(1)))
        })
        .map(link => `${reading.path} → ${link.pathname}${link.hash}`),
    )
    expect(broken).toEqual([])
  })

  test('links to files and pictures that exist', async () => {
    const files = new Map<string, string>()
    for (const reading of readings.values()) {
      const found = [...linksOf(reading), ...attributes(reading.html, 'src').map(src => new URL(src, url))]
      for (const { origin, pathname } of found) {
        // Without a query, a picture is answered as it was uploaded, which is quick.
        if (origin === new URL(url).origin && /\.\w+$/.test(pathname)) files.set(pathname, reading.path)
      }
    }
    expect(files.size).toBeGreaterThan(30)
    for (const [file, on] of files) {
      expect([on, file, (await fetch(url + file, { method: 'HEAD' })).status]).toEqual([on, file, 200])
    }
  })

  test('has no page that no other page links to', async () => {
    const linked = new Set<string>()
    const lists = new Set<string>()
    for (const reading of readings.values()) {
      for (const link of linksOf(reading)) {
        if (!isOwn(link)) continue
        if (link.pathname !== reading.path) linked.add(link.pathname)
        // Pages of other journeys may have moved the older items to the next page of a list.
        else if (/^\?\w*page=\d+$/.test(link.search)) lists.add(link.pathname + link.search)
      }
    }
    for (const list of lists) {
      const html = await (await fetch(url + list)).text()
      for (const link of linksOf({ path: list, status: 200, html })) linked.add(link.pathname)
    }
    const isOnPurpose = (path: string) => /^\/(en-gb)?$|\/(404|style-guide)$/.test(path)
    const orphans = [...readings.keys()].filter(path => !linked.has(path) && !isOnPurpose(path))
    expect(orphans).toEqual([])
  })

  test('has pages of at most 14 KB of compressed HTML', () => {
    const tooLarge = [...readings.values()]
      .filter(({ path }) => !path.endsWith('/style-guide'))
      .map(({ path, html }) => ({ path, bytes: compressed(html) }))
      .filter(({ bytes }) => bytes > 14 * 1024)
    expect(tooLarge).toEqual([])
  })
})
