import type { Client } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'
import { logIn } from '../screens.ts'

let folder: DataDir
let product: Product
let browser: Browser
let admin: Client
let page: Page

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({ dataDir: folder.dataDir })
  admin = await product.logIn()
  browser = await openBrowser()
  ;({ page } = await openPage(browser, 1280))
  await logIn(page, product.url, '/cmsadmin/settings/site')
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

const statusOf = async (path: string) => (await fetch(product.url + path)).status
const htmlOf = async (path: string) => (await fetch(product.url + path)).text()
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the languages of the site', () => {
  it('are added with the pages that they need, hidden, and added back', async () => {
    expect(await accessibilityViolations(page)).toEqual([])
    await button('Add language').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Language').selectOption('de-de')
    await dialog.getByRole('button', { name: 'Add language' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const row = page.getByRole('row', { name: /^German/ })
    await row.getByRole('button', { name: 'Create home page' }).click()
    await page.waitForURL(/\/cmsadmin\/pages\/\d+$/)
    await button('Publish').waitFor()
    expect(await statusOf('/de-de')).toBe(404)
    await button('Publish').click()
    await expect.poll(() => statusOf('/de-de')).toBe(200)
    expect(await htmlOf('/de-de')).toContain('lang="de-DE"')
    expect(await htmlOf('/')).toContain('href="/de-de"')

    await page.goto(`${product.url}/cmsadmin/settings/site`)
    await button('Remove German').click()
    await page.getByText('1 published page is hidden').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => statusOf('/de-de')).toBe(404)
    expect(await htmlOf('/')).not.toContain('href="/de-de"')
    await button('Add German back').click()
    await expect.poll(() => statusOf('/de-de')).toBe(200)
  })
})

describe('site content', () => {
  it('is changed in a form, shown on every page of its language, and kept in history', async () => {
    const { data } = await admin.global.list({})
    expect(data.filter(({ state }) => state === 'published')).toHaveLength(6)
    await page.goto(`${product.url}/cmsadmin/site-content`)
    await page.getByRole('link', { name: 'English, Footer' }).click()
    const claim = page.getByLabel('Claim')
    await claim.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Content', 'Translations'])
    await claim.fill('Counting what counts.')
    await button('Publish').click()
    for (const path of ['/en-gb', '/en-gb/news', '/en-gb/contact'])
      await expect.poll(() => htmlOf(path)).toContain('Counting what counts.')
    expect(await htmlOf('/')).not.toContain('Counting what counts.')
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByText('published').count()).toBeGreaterThan(0)
    expect(await statusOf('/en-gb/~global/footer')).toBe(404)
  })
})
