import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { eventually } from '../eventually.ts'
import { enter, newPerson } from '../people.ts'
import { administrator, copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let folder: DataDir
let product: Product
let browser: Browser

/** A site that was started again after a published page was given a block of a type that its code does not know. */
beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  browser = await openBrowser()
  product = await startProduct({ dataDir: folder.dataDir })
  const client = await product.logIn()
  const { pageID } = await client.page.create({
    body: {
      title: 'Spring sale',
      slug: 'spring-sale',
      type: 'basic',
      locale: 'nl-nl',
      content: [{ type: 'promo', key: 'one' }],
    },
  })
  await client.page.publish({ params: { id: pageID }, body: {} })
  await product.stop()
  product = await startProduct({ dataDir: folder.dataDir })
  const again = await product.logIn()
  await eventually(async () =>
    expect((await again.page.listMismatches({ query: {} })).data.totalItems).toBe(1),
  )
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

it('names pages that do not match on the dashboard, and leads to all of them and to the editor', async () => {
  const { page, browserErrors } = await openPage(browser, 1280)
  await enter(page, product.url, '/cmsadmin/dashboard', administrator)
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Content check' }) })
  await expect.poll(() => section.innerText()).toContain('Unknown block type “promo”')
  await expect.poll(() => section.innerText()).toContain('1 published page, 0 drafts')
  await section.getByRole('link', { name: 'Show all' }).click()
  const table = page.getByRole('table', { name: 'Content check' })
  await expect.poll(() => table.innerText()).toContain('/spring-sale')
  await table.getByRole('link', { name: 'Spring sale' }).click()
  await expect.poll(() => page.url()).toContain('/cmsadmin/pages/')
  expect(browserErrors).toEqual([])
  await page.close()
})

it.each([
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
] as const)('is accessible and fits: %o', async ({ width, scheme }) => {
  const { page } = await openPage(browser, width, scheme)
  await enter(page, product.url, '/cmsadmin/dashboard', administrator)
  for (const path of ['/cmsadmin/dashboard', '/cmsadmin/settings/content']) {
    await page.goto(product.url + path)
    await page.getByRole('link', { name: 'Spring sale' }).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect([path, fits]).toEqual([path, true])
  }
  await page.close()
})

it('is neither shown nor requested without the permission to manage settings', async () => {
  const publisher = await newPerson(product.url, 'Publisher')
  const { page, browserErrors } = await openPage(browser, 1280)
  await enter(page, product.url, '/cmsadmin/dashboard', publisher)
  expect(await page.getByRole('heading', { name: 'Content check' }).count()).toBe(0)
  await page.goto(`${product.url}/cmsadmin/settings/content`)
  await page.getByText('You do not have permission to view the content check.').waitFor()
  expect(browserErrors).toEqual([])
  await page.close()
})
