import type { Client } from '@ximblox/contract/client'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { heading, openCanvas, pageOf } from '../canvas.ts'
import { panel, rows } from '../editing.ts'
import { loaded } from '../loaded.ts'
import { asAdministrator, logInContext } from '../people.ts'
import { administrator } from '../product.ts'
import { logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client
beforeAll(async () => {
  browser = await openBrowser()
  client = await asAdministrator(url)
})
afterAll(() => browser.close())

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })

describe('words typed in a dialog', () => {
  const question = 'Discard what you typed?'
  const openDialog = async (): Promise<{ page: Page; dialog: Locator }> => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await link(page, 'User Management').click()
    // The dashboard, which may still be there, has such a button, too.
    await expect.poll(() => screenTitle(page)).toBe('User Management')
    await page.getByRole('button', { name: 'Add user' }).click()
    return { page, dialog: page.getByRole('dialog') }
  }

  it.each([
    ['a click outside', (page: Page) => page.mouse.click(5, 790)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its cross', (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['Back', (page: Page) => page.goBack()],
  ])('are not dropped by %s without a question', async (_way, close) => {
    const { page, dialog } = await openDialog()
    await dialog.getByLabel('Name').fill('Kim de Bruin')
    await close(page)
    await dialog.getByText(question).waitFor()
    await expect.poll(() => accessibilityViolations(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Kim de Bruin')
    expect(page.url()).toBe(`${url}/cmsadmin/users`)

    await close(page)
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })

  it('are dropped by Cancel, and nothing is asked where nothing was typed', async () => {
    const { page, dialog } = await openDialog()
    await dialog.getByLabel('Name').fill('Kim de Bruin')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add user' }).click()
    await dialog.getByLabel('Name').focus()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText(question).count()).toBe(0)
    await page.close()
  })
})

describe('words typed in a form', () => {
  it.each([
    ['the title of a new page', '/cmsadmin/new-page', 'Title'],
    ['a name in the profile', '/cmsadmin/user/settings', 'Job title'],
    ['the name of a user', '/cmsadmin/users/1', 'Job title'],
  ])('are named before they are dropped: %s', async (_what, path, label) => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, path)
    await page.getByLabel(label).fill('Words of an hour')
    await link(page, 'Media Library').click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Words of an hour').waitFor()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('Words of an hour')
    await page.getByLabel(label).fill(' ')
    await page.close()
  })
})

describe('words that could not be saved', () => {
  it('are named as such when one leaves, wait on the dashboard, and are saved once the page is opened', async () => {
    const id = await pageOf(client, [heading('a', 'Before')])
    const { page } = await openPage(browser, 1280)
    await logInContext(page.context(), url, administrator)
    await openCanvas(page, url, id)
    await page.route('**/store-changes', route => route.abort())
    await rows(page).first().click()
    await panel(page).getByLabel('Title').fill('Written on the train')
    await page.getByText('Could not save').waitFor()
    await link(page, 'CMS Dashboard').click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Your latest changes could not be saved').waitFor()
    await dialog.getByRole('button', { name: 'Leave page' }).click()

    await page.waitForURL('**/dashboard')
    const { title } = (await client.page.get({ params: { id } })).page
    const waiting = page.getByRole('heading', { name: 'Not saved yet' }).locator('..')
    await waiting.getByRole('link', { name: title }).waitFor()
    await loaded(page)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.unroute('**/store-changes')
    await waiting.getByRole('link', { name: title }).click()
    await page.getByText(/^Saved at \d/).waitFor()
    const { blocks } = (await client.page.get({ params: { id } })).page.pageVersion
    expect(blocks[0]?.props.text).toBe('Written on the train')
    await link(page, 'CMS Dashboard').click()
    await page.waitForURL('**/dashboard')
    await loaded(page)
    expect(await page.getByText('Not saved yet').count()).toBe(0)
    await page.close()
  })
})
