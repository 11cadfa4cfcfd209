import { type Client, createClient } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { enter, newPerson } from '../people.ts'
import { administrator, copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let folder: DataDir
let product: Product
let browser: Browser
let client: Client

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  browser = await openBrowser()
  product = await startProduct({ dataDir: folder.dataDir })
  client = await product.logIn()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

const screen = '/cmsadmin/settings/synonyms'
const found = async (term: string) => {
  const visitor = createClient({ baseURL: product.url })
  return (await visitor.search.search({ body: { term, locales: ['nl-nl'] } })).results.map(({ path }) => path)
}

describe('synonyms', () => {
  it('are added by an administrator, and change what visitors find at once', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, screen, administrator)
    await page.getByText('No synonyms yet.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await found('zzyzx')).toEqual([])

    await page.getByRole('button', { name: 'New synonyms' }).first().click()
    const dialog = page.getByRole('dialog')
    const words = dialog.getByRole('textbox', { name: 'Words' })
    await words.fill('zzyzx, duurzaam inkopen')
    await dialog.getByLabel('Language').selectOption({ label: 'Dutch' })
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add synonyms' }).click()
    await page.getByText('zzyzx, duurzaam inkopen mean the same now').waitFor()
    expect((await found('zzyzx'))[0]).toBe('/som-academie/trainingen/duurzaam-inkopen')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are changed, refused, deleted and brought back', async () => {
    const { page } = await openPage(browser, 390, 'dark')
    await client.synonym.create({ body: { language: 'nl', words: ['circulair', 'kringloop'] } })
    await enter(page, product.url, screen, administrator)
    await page.getByRole('button', { name: 'circulair, kringloop', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Words' }).fill('circulair')
    await page.keyboard.press('Enter')
    await dialog.getByText('Enter at least two different words').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Words' }).fill('circulair, kringloop, ZZYZX')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('“ZZYZX” is in other synonyms of this language already').waitFor()
    await dialog.getByRole('textbox', { name: 'Words' }).fill('circulair, kringloop, hergebruik')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'circulair, kringloop, hergebruik', exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Actions for circulair' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Synonyms restored').waitFor()
    await expect
      .poll(async () => (await client.synonym.list({ body: {} })).data.items.map(({ words }) => words.length))
      .toEqual([3, 2])
    await page.close()
  })

  it('say why they cannot be shown or managed', async () => {
    const editor = await newPerson(product.url, 'Editor')
    const { page } = await openPage(browser, 1280)
    await enter(page, product.url, screen, editor)
    await page.getByText('You do not have permission to manage synonyms.').waitFor()
    expect(await page.getByRole('link', { name: 'Synonyms' }).count()).toBe(0)
    await page.close()
    const { page: cut } = await openPage(browser, 1280)
    await cut.route('**/synonyms/list', route => route.abort())
    await enter(cut, product.url, screen, administrator)
    await cut.getByRole('button', { name: 'Try again' }).waitFor()
    await cut.close()
  })
})
