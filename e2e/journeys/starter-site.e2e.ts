import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { attributes, linksOf as linksIn, type Reading, readStarterSite } from '../starter-pages.ts'

const url = inject('url')
const linksOf = (reading: Reading) => linksIn(url, reading)
const isOwn = (link: URL) => link.origin === new URL(url).origin

const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length

let readings = new Map<string, Reading>()

beforeAll(async () => {
  readings = await readStarterSite(url)
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
      for (const link of linksIn(url, { path: list, html })) linked.add(link.pathname)
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
