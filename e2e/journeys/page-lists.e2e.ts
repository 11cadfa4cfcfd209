import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a visitor filters projects without a script, by keyboard, and takes the filters back', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(`${url}/onswerk/projecten`)
  const names = page.locator('.page-list__link')
  const all = await names.count()
  expect(all).toBeGreaterThanOrEqual(4)
  const sector = page.getByLabel('Sector')
  expect(await sector.locator('option').allInnerTexts()).toContain('Voeding en landbouw (1)')
  await sector.selectOption('3')
  await sector.press('Enter')
  await page.getByRole('button', { name: 'Filteren' }).press('Enter')
  await page.waitForURL(/sector=3/)
  expect(await names.allInnerTexts()).toEqual(['Kratten in een kring'])
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0)
  await page.getByRole('link', { name: 'Filter Voeding en landbouw verwijderen' }).click()
  expect(await names.count()).toBe(all)
  await context.close()
})

it('a page beyond the last one is not found, and neither is one that is no number', async () => {
  for (const page of ['99', '0', 'two']) {
    const response = await fetch(`${url}/onswerk/projecten?page=${page}`)
    expect([page, response.status]).toEqual([page, 404])
  }
  expect((await fetch(`${url}/onswerk/projecten?page=1`)).status).toBe(200)
  expect((await fetch(`${url}/onswerk/projecten?sector=%3Cscript%3E&sort=x&utm=1`)).status).toBe(200)
})

const pages = [
  '/som-academie/trainingen',
  '/en-gb/our-work/projects?sector=3',
  '/en-gb/sse-academy/training-courses/carbon-in-figures',
]

it.each(pages)('%s is accessible and fits at both widths', async path => {
  for (const width of [390, 1280]) {
    const { page, browserErrors } = await openPage(browser, width)
    await page.goto(url + path)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  }
})

it('a training shows its price without and with VAT, and its dates', async () => {
  const { page } = await openPage(browser, 1280)
  await page.goto(`${url}/en-gb/sse-academy/training-courses/carbon-in-figures`)
  const text = await page.locator('.page-header').innerText()
  expect(text).toContain('€990 excluding VAT')
  expect(text).toContain('€1,197.90 including 21% VAT')
  expect(await page.locator('.training-dates__date').count()).toBe(2)
  await page.close()
})
