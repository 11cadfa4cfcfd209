import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openContext, openPage } from '../browser.ts'
import { logInContext } from '../people.ts'
import { administrator } from '../product.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const paths = ['/', '/actueel', '/en-gb', '/en-gb/news']

describe('a visitor', () => {
  it.each(paths.flatMap(path => [390, 1280].map(width => ({ path, width }))))(
    'reads $path at $width px without an error, an inline script or a sideways scroll',
    async ({ path, width }) => {
      const { page, browserErrors } = await openPage(browser, width)
      await page.goto(url + path)
      await expect.poll(() => page.locator('h1').count()).toBe(1)
      expect(await page.locator('script:not([src], [type="application/ld+json"])').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await expect.poll(() => accessibilityViolations(page)).toEqual([])
      expect(browserErrors).toEqual([])
      await page.close()
    },
  )

  it('gets sufficient contrast in the dark theme too', async () => {
    const { page } = await openPage(browser, 1280, 'dark')
    for (const path of paths) {
      await page.goto(url + path)
      expect([path, await accessibilityViolations(page)]).toEqual([path, []])
    }
    await page.close()
  })

  it.each([
    { scheme: 'light', first: 320, width: 390 },
    { scheme: 'dark', first: 2560, width: 1280 },
  ] as const)(
    'sees every block in the style guide at $first and $width px, in the $scheme theme',
    async ({ scheme, first, width }) => {
      const { page } = await openPage(browser, first, scheme)
      const sidewaysScroll = () =>
        page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
      // Its images may be rendered for the first time, and the texts do not wait for them.
      await page.goto(`${url}/style-guide`, { waitUntil: 'domcontentloaded' })
      expect(await sidewaysScroll()).toBe(0)
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll()).toBe(0)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.close()
    },
  )

  it('who may edit a page has a link to its editor in a landmark of its own', async () => {
    const context = await openContext(browser, 1280)
    await logInContext(context, url, administrator)
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('navigation', { name: 'CMS' }).getByRole('link').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await context.close()
  })

  it('reads three news items in each language, and switches between languages', async () => {
    const { page } = await openPage(browser, 1280)
    for (const [overview, first] of [
      ['/actueel', '/actueel/'],
      ['/en-gb/news', '/en-gb/news/'],
    ] as const) {
      await page.goto(url + overview)
      const links = await page
        .locator(`main a[href^="${first}"]`)
        .evaluateAll(all => all.map(link => link.getAttribute('href')))
      // Other journeys publish more.
      expect(new Set(links).size).toBeGreaterThanOrEqual(3)
    }
    await page.goto(`${url}/actueel`)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toMatch(/^nl/)
    await page.locator('a[hreflang^="en"]').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-gb/news')
    await page.close()
  })

  it('reaches every page of the menus', async () => {
    const { page } = await openPage(browser, 1280)
    for (const path of ['/', '/en-gb']) {
      await page.goto(url + path)
      const hrefs = await page
        .locator('header a, footer a')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      for (const href of new Set(hrefs.filter(href => href.startsWith('/')))) {
        expect([href, (await fetch(url + href)).status]).toEqual([href, 200])
      }
    }
    await page.close()
  })

  it('gets the 404 page in the language of the URL', async () => {
    for (const [path, language] of [
      ['/bestaat-niet', 'nl'],
      ['/404', 'nl'],
      ['/en-gb/does-not-exist', 'en'],
    ] as const) {
      const answer = await fetch(url + path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${language}`))
    }
  })

  it('is redirected from the default locale’s prefix', async () => {
    for (const [path, to] of [
      ['/nl-nl/actueel', '/actueel'],
      ['/nl-nl', '/'],
      ['/en-gb/', '/en-gb'],
    ] as const) {
      const answer = await fetch(url + path, { redirect: 'manual' })
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, to])
    }
  })

  it('gets a page compressed, revalidated, without a cookie, and 304 when it has not changed', async () => {
    const answer = await fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const headers = { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await fetch(`${url}/`, { headers })).status).toBe(304)
  })
})
