import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser } from '../browser.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'
import { logIn } from '../screens.ts'

let folder: DataDir
let product: Product
let client: Client
let browser: Browser
let dutch: PageID
let english: PageID

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({ dataDir: folder.dataDir })
  client = await product.logIn()
  browser = await openBrowser()
  const { data } = await client.page.list({
    body: { locale: 'nl-nl', type: 'training', pageIndex: 0, pageSize: 1 },
  })
  const [row] = data.items
  const [sibling] = row?.siblings ?? []
  if (!row || !sibling) throw new Error('the starter site has no translated training')
  dutch = row.id
  english = sibling.id
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

const settingsOf = async (page: Page, id: PageID) => {
  await page.goto(`${product.url}/cmsadmin/pages/${id}`)
  await page.getByRole('tab', { name: 'Page Settings' }).click()
  return page.getByRole('group', { name: 'Training' })
}

it('the price of a training is edited in one language, and visitors see it in all', async () => {
  const page = await browser.newPage()
  await logIn(page, product.url)
  const translation = await settingsOf(page, english)
  await expect.poll(() => translation.getByLabel('Price excluding VAT').isDisabled()).toBe(true)
  expect(
    await translation
      .getByText('Anyone with permission to edit the page in Dutch can change them.')
      .isVisible(),
  ).toBe(true)
  await translation.locator('summary', { hasText: 'Date 1' }).click()
  expect(await translation.getByLabel('First day').first().isDisabled()).toBe(true)
  expect(await translation.getByLabel('Place', { exact: true }).first().isDisabled()).toBe(false)
  expect(await translation.getByRole('button', { name: 'Add Date' }).count()).toBe(0)
  await translation.getByRole('link', { name: /^Open “/ }).click()
  await page.waitForURL(url => url.pathname.endsWith(`/pages/${dutch}`))
  const first = await settingsOf(page, dutch)
  await first.getByLabel('Price excluding VAT').fill('1234')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const { page: stored } = await client.page.get({ params: { id: english } })
  const path = `${product.url}/en-gb/${stored.slug}`
  await expect.poll(async () => (await fetch(path)).text()).toContain('€1,234 excluding VAT')
  expect(stored.state).toBe('published')
  await page.close()
})
