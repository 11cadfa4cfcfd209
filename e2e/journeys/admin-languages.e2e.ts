import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../browser.ts'
import { loaded } from '../loaded.ts'
import { enter } from '../people.ts'
import { administrator } from '../product.ts'
import { adminScreens } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the admin area in other languages', () => {
  it.each(['nl', 'de', 'fr'])('fits a narrow window: %s', async language => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: language })
    await enter(page, url, '/cmsadmin/dashboard', administrator)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    for (const { path } of adminScreens) {
      await page.goto(url + path)
      await loaded(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width]).toEqual([path, 360])
    }
    await page.close()
  })
})
