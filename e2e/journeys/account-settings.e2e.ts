import { createClient } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { administrator } from '../product.ts'
import { logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const secret = 'Kept-Horse-11'

const name = 'Kim Bos'

const asAdministrator = async () => {
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  return client
}

/** Creates a user who has been sent an activation link. */
const invite = async () => {
  const email = `${crypto.randomUUID()}@example.org`
  await (await asAdministrator()).auth.register({ body: { name, email, role: 5 } })
  return email
}

/** Creates a user who has activated their account. */
const welcome = async () => {
  const email = await invite()
  const { mail } = await asAdministrator()
  const { data } = await mail.list({ body: { searchTerm: email } })
  const { text } = (await mail.get({ params: { id: data.items[0]?.id ?? 0 } })).mail
  const [, token = ''] = /activate-account\/([\w-]+)/.exec(text) ?? []
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.resetAccount({ body: { token, password: secret, confirm: secret } })
  return { email, client }
}

describe('without a mail server', () => {
  it('shows administrators the emails under Settings, where they can copy a link', async () => {
    const email = await invite()
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Emails' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Emails')
    await page.getByText('No mail server configured').waitFor()
    await page.goto(`${url}/cmsadmin/settings/mails?q=${email}`)
    await page.getByRole('link', { name: /^Activate your / }).click()
    await page.getByRole('region', { name: 'Content' }).waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    const content = page.getByRole('region', { name: 'Content' })
    await content.getByText('This link is live.').waitFor()
    const link = await content.getByRole('link').getAttribute('href')
    expect(browserErrors).toEqual([])

    await page.goto(url + new URL(link ?? '').pathname)
    await page.getByLabel('New password', { exact: true }).fill(secret)
    await page.getByLabel('Confirm new password').fill(secret)
    await page.getByRole('button', { name: 'Activate account' }).click()
    await page.getByText('Your account is active').waitFor()
    await page.close()
  })

  it('reports an email that does not exist', async () => {
    const { page } = await openPage(browser, 390)
    await logIn(page, url, '/cmsadmin/settings/mails?q=nobody-at-all')
    await page.getByText('No results').waitFor()
    await page.goto(`${url}/cmsadmin/settings/mails/999999`)
    await expect.poll(() => screenTitle(page)).toBe('Page not found')
    await page.close()
  })
})

describe('the sessions of a user', () => {
  it('are listed in the settings, and can be ended one by one or all at once', async () => {
    const { email, client: phone } = await welcome()
    await phone.auth.login({ body: { email, password: secret } }, { headers: { 'user-agent': 'Phone' } })

    const { page, browserErrors } = await openPage(browser, 390)
    await page.goto(`${url}/cmsadmin/user/settings`)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByText('This device').waitFor()
    // Other settings are hidden without permission to see them.
    await expect.poll(() => page.getByRole('navigation', { name: 'Settings' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Log out Phone' }).click()
    await page.getByText('Phone logged out').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Log out Phone' }).count()).toBe(0)
    expect((await phone.auth.session({ body: {} })).User.ID).toBe(0)
    expect(browserErrors).toEqual([])

    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
    await dialog.waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.waitForURL(`${url}/cmsadmin/login`)
    await page.goto(`${url}/cmsadmin/settings/mails`)
    await expect.poll(() => screenTitle(page)).toBe('Log in')
    await page.close()
  })

  it('are not continued by another user: logging in as someone else starts afresh', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    const { email } = await welcome()
    await page.getByLabel('Title').fill('Half written')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Create page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in again' })
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(secret)
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await expect.poll(() => page.url()).toBe(`${url}/cmsadmin/dashboard`)
    await page.getByRole('button', { name }).waitFor()
    await page.close()
  })
})
