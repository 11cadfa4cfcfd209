import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a visitor who searches', () => {
  it.each([
    { path: '/zoeken', term: 'een krat', page: 390 },
    { path: '/en-gb/search', term: 'crate', page: 1280 },
  ])('finds pages at $path without JavaScript', async ({ path, term, page: width }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto(url + path.replace(/[^/]+$/, ''))
    await page.locator('.search-panel summary').click()
    await page.locator('.search-panel input[name="q"]').fill(term)
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === path)
    await expect.poll(() => page.locator('main input[name="q"]').inputValue()).toBe(term)
    await expect.poll(() => page.locator('.search-results__item').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.search-results mark').count()).toBeGreaterThan(0)
    await context.close()
  })

  it('narrows the results to one kind of page, with a URL for each', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${url}/zoeken?q=duurzaam`)
    const news = page.locator('.search-results__filter', { hasText: 'Actueel' })
    const shown = Number(await news.locator('span').textContent())
    await news.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('news')
    await expect.poll(() => news.getAttribute('aria-current')).toBe('true')
    await expect
      .poll(() => page.locator('.search-results__count').textContent())
      .toMatch(new RegExp(`^${shown} `))
    await page.close()
  })

  it('gets help when nothing is found, and a correction of a typing error', async () => {
    const { page } = await openPage(browser, 390)
    await page.goto(`${url}/zoeken?q=xyzzyqwert`)
    await expect
      .poll(() => page.locator('.search-results__count').textContent())
      .toBe('Niets gevonden voor xyzzyqwert')
    await expect.poll(() => page.locator('.search-results__popular a').count()).toBeGreaterThan(2)
    await page.goto(`${url}/zoeken?q=niewsbrief`)
    await expect
      .poll(() => page.locator('.search-results__summary p').first().textContent())
      .toBe('Niets gevonden voor niewsbrief.')
    await expect.poll(() => page.locator('.search-results__item').count()).toBeGreaterThan(0)
    await page.close()
  })

  it('is led to the results in the other language, which keep the term', async () => {
    const { page, browserErrors } = await openPage(browser, 390)
    await page.goto(`${url}/zoeken?q=sustainable+purchasing`)
    const link = page.locator('.search-results__elsewhere a')
    await expect.poll(() => link.textContent()).toMatch(/^\d+ resulta(at|ten) in het Engels$/)
    expect([await link.getAttribute('hreflang'), await link.getAttribute('lang')]).toEqual(['en-GB', null])
    expect(await accessibilityViolations(page)).toEqual([])
    await link.click()
    await page.waitForURL(`${url}/en-gb/search?q=sustainable+purchasing`)
    await expect.poll(() => page.locator('.search-results__item').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-GB')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('keeps term and type of page when the language changes, and the filters of a list', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${url}/zoeken?q=krat&type=project&page=1`)
    await page.locator('.languages a[hreflang="en-GB"]').first().click()
    await page.waitForURL(`${url}/en-gb/search?q=krat&type=project`)
    await page.locator('.languages a[hreflang="nl-NL"]').first().click()
    await page.waitForURL(`${url}/zoeken?q=krat&type=project`)
    await page.goto(`${url}/onswerk/projecten`)
    await page.locator('main select[name="year"]').selectOption({ index: 1 })
    const year = await page.locator('main select[name="year"]').inputValue()
    await page.goto(`${url}/onswerk/projecten?year=${year}`)
    await page.locator('.languages a[hreflang="en-GB"]').first().click()
    await page.waitForURL(`${url}/en-gb/our-work/projects?year=${year}`)
    await expect.poll(() => page.locator('main select[name="year"]').inputValue()).toBe(year)
    await page.close()
  })

  it.each([
    ['/zoeken', 'circulair vacature kringloopwinkel', 'Geen pagina heeft al deze woorden.'],
    ['/en-gb/search', 'circular vacancy zzyzx', 'No page has all of these words. Left out: zzyzx'],
  ])(
    'finds pages with some of the words at %s, and reads which ones are left out',
    async (path, term, reads) => {
      const { page } = await openPage(browser, 390, 'dark')
      await page.goto(`${url}${path}?q=${encodeURIComponent(term)}`)
      await expect.poll(() => page.locator('.search-results__summary').textContent()).toContain(reads)
      await expect.poll(() => page.locator('.search-results__item').count()).toBeGreaterThan(0)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.close()
    },
  )

  it('chooses a suggestion with the keyboard, and gets no cookie', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.goto(`${url}/en-gb`)
    await page.locator('.search-panel summary').press('Enter')
    const box = page.getByRole('combobox')
    await expect.poll(() => box.evaluate(input => input === document.activeElement)).toBe(true)
    await page.keyboard.type('con')
    const options = page.getByRole('option')
    await expect.poll(() => options.count()).toBeGreaterThan(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    const active = await box.getAttribute('aria-activedescendant')
    const path = await page.locator(`#${active}`).getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(url + path)
    expect(await page.context().cookies()).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('closes the suggestions and then the panel with Escape', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(url)
    await page.locator('.search-panel summary').press('Enter')
    await page.getByRole('combobox').fill('contact')
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('option').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.search-panel[open]').count()).toBe(0)
    expect(
      await page.locator('.search-panel summary').evaluate(node => node === document.activeElement),
    ).toBe(true)
    await page.close()
  })

  it.each(
    ['/zoeken', '/zoeken?q=duurzaam', '/zoeken?q=xyzzyqwert', '/bestaat-niet'].flatMap(path =>
      (
        [
          [390, 'light'],
          [1280, 'dark'],
        ] as const
      ).map(([width, scheme]) => ({ path, width, scheme })),
    ),
  )('reads $path at $width px in the $scheme theme', async ({ path, width, scheme }) => {
    const { page } = await openPage(browser, width, scheme)
    await page.goto(url + path)
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${encodeURIComponent(path)}-${width}.png` })
    await page.close()
  })
})
