import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Every kind of page, with what it is for. */
const paths = [
  '/',
  '/actueel/kratten-die-terugkomen',
  '/som-academie/trainingen/duurzaam-inkopen',
  '/onswerk/projecten',
  '/contact',
  '/zoeken',
  '/en-gb/about-us',
]

const brotli = async (path: string): Promise<{ bytes: number; text: string }> => {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  // Fetch decompresses, but keeps the length that was sent.
  const bytes = Number(answer.headers.get('content-length'))
  return { bytes, text: await answer.text() }
}

/** Where the parts of a page begin. */
const topsOfParts = (): number[] =>
  [...document.querySelectorAll('main > *, main img, .site-footer')].map(part =>
    Math.round(part.getBoundingClientRect().top + window.scrollY),
  )

describe('a page', () => {
  test.each(paths)('%s is sent in few bytes', async path => {
    const { bytes, text } = await brotli(path)
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(14 * 1024)
    const stylesheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    const css = await Promise.all(stylesheets.map(([, href = '']) => brotli(href)))
    expect(css.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(25 * 1024)
  })

  test('asks for the fonts of every page at once', async () => {
    const { page } = await openPage(browser, 390)
    for (const path of paths) {
      const fonts: string[] = []
      page.on('response', response => {
        if (response.url().endsWith('.woff2')) fonts.push(new URL(response.url()).pathname)
      })
      await page.goto(url + path, { waitUntil: 'networkidle' })
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect([path, fonts.filter(font => !preloaded.includes(font))]).toEqual([path, []])
      page.removeAllListeners('response')
    }
    await page.close()
  })

  test.each(paths)(
    '%s does not move when its images arrive, and the first of them is not lazy',
    async path => {
      const visit = await openPage(browser, 390)
      await visit.page.route(/get-page-file/, () => undefined)
      await visit.page.goto(url + path, { waitUntil: 'domcontentloaded' })
      await visit.page.evaluate(async () => void (await document.fonts.ready))
      const before = await visit.page.evaluate(topsOfParts)
      await visit.page.close()
      const { page } = await openPage(browser, 390)
      await page.goto(url + path, { waitUntil: 'load' })
      const lazy = await page.evaluate(() =>
        [...document.images]
          .filter(image => image.getBoundingClientRect().top + window.scrollY < window.innerHeight)
          .filter(image => image.loading === 'lazy' && image.width * image.height > 40_000)
          .map(image => image.src),
      )
      expect(lazy).toEqual([])
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([document.fonts.ready, ...[...document.images].map(image => image.decode())])
      })
      expect(await page.evaluate(topsOfParts)).toEqual(before)
      expect(before.length).toBeGreaterThan(1)
      await page.close()
    },
  )
})

/** Mozilla's Observatory, rule by rule; it cannot reach this machine. HSTS is for HTTPS only, and tested there. */
const policyOf = (header: string): Map<string, string[]> =>
  new Map(
    header.split(';').map(part => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

describe('the headers of a page', () => {
  test.each(['/', '/contact', '/style-guide', '/cmsadmin/login', '/404'])(
    'of %s keep browsers safe',
    async path => {
      const { headers } = await fetch(url + path)
      const policy = policyOf(headers.get('content-security-policy') ?? '')
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? []
      for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*'])
        expect([path, unsafe, scripts.includes(unsafe)]).toEqual([path, unsafe, false])
      for (const [name, sources] of [
        ['default-src', ["'none'", "'self'"]],
        ['base-uri', ["'none'", "'self'"]],
        ['form-action', ["'none'", "'self'"]],
        ['frame-ancestors', ["'none'", "'self'"]],
      ] as const)
        expect([path, name, sources.some(source => policy.get(name)?.join(' ') === source)]).toEqual([
          path,
          name,
          true,
        ])
      expect([path, policy.get('style-src')?.includes('*') ?? false]).toEqual([path, false])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/)
      expect(headers.get('referrer-policy')).toMatch(
        /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
      )
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
    },
  )
})
