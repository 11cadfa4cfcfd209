import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { failJobs } from '../failed-jobs.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'
import { logIn, screenTitle } from '../screens.ts'

let browser: Browser
let folder: DataDir
let product: Product

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({ dataDir: folder.dataDir })
  browser = await openBrowser()
})
beforeEach(() => failJobs(folder.dataDir))
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

const failures = (page: Page) => page.getByRole('table', { name: 'Failures' })
const rows = (page: Page) => failures(page).locator('tbody tr')

describe('background work', () => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('that failed is filtered, tried again and discarded at %i px, %s', async (width, scheme) => {
    const { page, browserErrors } = await openPage(browser, width, scheme)
    await logIn(page, product.url, '/cmsadmin/settings/status')
    const attention = page.getByRole('listitem').filter({ hasText: 'was given up' })
    await attention.getByRole('link', { name: 'Background work' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Background work')
    await expect.poll(() => rows(page).count()).toBe(4)
    await failures(page).getByText('The CRM answered 503').waitFor()
    await page.getByRole('rowheader', { name: 'Remove old autosaved versions' }).waitFor()
    const names = await page.getByRole('rowheader').allInnerTexts()
    expect(names.filter(name => name.includes(':'))).toEqual([])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Given up')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.reload()
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('All statuses')
    await expect.poll(() => rows(page).count()).toBe(4)

    await page.getByRole('button', { name: 'Try again: Remove old autosaved versions' }).click()
    await page.getByText('Trying again: Remove old autosaved versions').waitFor()
    await expect.poll(() => rows(page).count()).toBe(3)

    await page.getByRole('button', { name: 'Discard: Hook tell-crm' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This cannot be undone.', { exact: false }).waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.locator('h2:focus', { hasText: 'Failures' }).waitFor()

    await page.getByRole('button', { name: 'Discard all (2)' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Nothing has failed.').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })
})
