import { createClient } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { asAdministrator, enter, newPerson } from '../people.ts'
import { logIn, screenTitle } from '../screens.ts'

const url = inject('url')
const path = '/cmsadmin/newsletter/subscribers'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** An address that gets the newsletter. */
const newSubscriber = async (): Promise<string> => {
  const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.org`
  const visitor = createClient({ baseURL: url, cookies: true })
  const params = { form: 'newsletter' }
  await visitor.forms.submit({ params, body: { email, agreement: true } })
  const admin = await asAdministrator(url)
  const { data } = await admin.mail.list({ body: { searchTerm: email } })
  const { mail } = await admin.mail.get({ params: { id: data.items[0]?.id ?? 0 } })
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(mail.text) ?? []
  await visitor.forms.act({ params: { ...params, action: 'confirm' }, body: { token } })
  return email
}

describe('a screen of the site', () => {
  it('is below its heading in the menu, and lists, asks and notifies like those of the product', async () => {
    const email = await newSubscriber()
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Newsletter', expanded: true }).waitFor()
    await menu.getByRole('link', { name: 'Subscribers' }).click()
    await page.waitForURL(url + path)
    await menu.getByRole('link', { name: 'Subscribers' }).and(page.locator('[aria-current=page]')).waitFor()

    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByRole('button', { name: 'Unsubscribe' }).click()
    const dialog = page.getByRole('dialog', { name: `Unsubscribe ${email}?` })
    await dialog.waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByText(`${email} unsubscribed`).waitFor()
    await row.waitFor({ state: 'detached' })
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is neither in the menu nor opened without its permission', async () => {
    const editor = await newPerson(url, 'Editor')
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, url, path, editor)
    await page.getByText('You do not have permission to open this screen.').waitFor()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Settings', exact: true }).waitFor()
    expect(await menu.getByText('Newsletter').count()).toBe(0)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is found by the command palette, and paths without one are not', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/newsletter/readers')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('subscr')
    await page.getByRole('option', { name: 'Subscribers' }).click()
    await page.waitForURL(url + path)
    await expect.poll(() => screenTitle(page)).toBe('Subscribers')
    await page.close()
  })
})

describe('a card of the site', () => {
  it('is on the dashboard below the sections of the product, and leads to its screen', async () => {
    await newSubscriber()
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Newsletter' }) })
    await card.getByRole('link', { name: /^\d+ subscribers?$/ }).click()
    await expect.poll(() => screenTitle(page)).toBe('Subscribers')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is not there without its permission, and says so when it cannot be loaded', async () => {
    const editor = await openPage(browser, 1280)
    await enter(editor.page, url, '/cmsadmin/dashboard', await newPerson(url, 'Editor'))
    await editor.page.getByRole('heading', { name: 'Recently updated' }).waitFor()
    await editor.page.locator('[aria-busy=false]').first().waitFor()
    expect(await editor.page.getByRole('heading', { name: 'Newsletter' }).count()).toBe(0)
    await editor.page.close()

    const { page } = await openPage(browser, 1280)
    await page.route(/forms\/submissions\?.*state=confirmed/, route => route.abort())
    await logIn(page, url)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Newsletter' }) })
    await card.getByRole('alert').waitFor()
    await page.getByRole('heading', { name: 'Recently updated' }).waitFor()
    await page.unrouteAll()
    await card.getByRole('button').click()
    await card.getByRole('link', { name: /^\d+ subscribers?$/ }).waitFor()
    await page.close()
  })
})
