import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a part of the screen whose code is out of reach', () => {
  it('leaves the rest as it is, says so, and appears by itself', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    await page.getByLabel('Title').fill('Kept')
    await page.route(/\/palette-[^/]*\.js/, route => route.abort())
    await page.getByRole('button', { name: 'Find or go to…' }).click()
    const notice = page.getByText('Part of this screen could not be loaded')
    await notice.waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(await page.getByLabel('Title').inputValue()).toBe('Kept')
    await page.unroute(/\/palette-[^/]*\.js/)
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await notice.waitFor({ state: 'detached' })
    await page.close()
  })

  it('offers to reload if the server has another build by now', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.route(/\/palette-[^/]*\.js/, route => route.fulfill({ status: 404 }))
    await page.route('**/cmsadmin/login', route =>
      route.fulfill({ body: '<script type="module" src="/cmsadmin/assets/admin-later.js"></script>' }),
    )
    await page.getByRole('button', { name: 'Find or go to…' }).click()
    await page.getByText('Ximblox was updated on the server').waitFor()
    await page.unrouteAll()
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('status').getByRole('button', { name: 'Reload' }).click(),
    ])
    await page.getByRole('button', { name: 'Find or go to…' }).click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    expect(await page.getByText('Ximblox was updated').count()).toBe(0)
    await page.close()
  })
})
