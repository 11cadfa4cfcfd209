import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { fillIn, logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('an anonymous user', () => {
  it('is sent to the login, and then to the requested screen', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    const requested = `${url}/cmsadmin/page-overview/news?sort=updatedAt&order=desc`
    await page.goto(requested)
    await page.waitForURL(`${url}/cmsadmin/login?**`)
    await expect.poll(() => screenTitle(page)).toBe('Log in')
    await fillIn(page)
    await page.waitForURL(requested)
    await expect.poll(() => screenTitle(page)).toBe('News')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is never sent to another site after logging in', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${url}/cmsadmin/login?to=${encodeURIComponent('//elsewhere.example/')}`)
    await fillIn(page)
    await expect.poll(() => page.url()).toBe(`${url}/cmsadmin/dashboard`)
    await page.close()
  })

  it('sees an error for a wrong password until the next attempt', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${url}/cmsadmin/login`)
    await fillIn(page, 'not-the-Password-1')
    await page.getByText('These credentials do not match our records').waitFor()
    await fillIn(page)
    await expect.poll(() => page.url()).toBe(`${url}/cmsadmin/dashboard`)
    await page.close()
  })
})

describe('a user whose session has expired', () => {
  it('logs in again without leaving the screen, and what they asked for is done', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    await page.getByLabel('Title').fill('Half written')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Create page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in again' })
    await dialog.getByLabel('Password', { exact: true }).fill('Journey-Horse-9')
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForURL(`${url}/cmsadmin/pages/**`)
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    await expect.poll(() => page.title()).toContain('Half written')
    await page.close()
  })
})

describe('an idle user', () => {
  it('is warned a minute before the session expires, and can stay logged in', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.clock.install()
    await logIn(page, url)
    await page.clock.fastForward('58:30')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.clock.fastForward('00:40')
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await dialog.waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    const refreshed = page.waitForResponse('**/auth/refresh-session')
    await dialog.getByRole('button', { name: 'Stay logged in' }).click()
    expect((await refreshed).status()).toBe(200)
    await page.clock.runFor(1000)
    await dialog.waitFor({ state: 'hidden' })
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('stays logged in with Escape, and logs out immediately with the other button', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.clock.install()
    await logIn(page, url)
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await page.clock.fastForward('59:10')
    await dialog.waitFor()
    const refreshed = page.waitForResponse('**/auth/refresh-session')
    await page.keyboard.press('Escape')
    expect((await refreshed).status()).toBe(200)
    await page.clock.runFor(1000)
    await dialog.waitFor({ state: 'hidden' })
    await page.clock.fastForward('59:10')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Log out now' }).click()
    await page.waitForURL(`${url}/cmsadmin/login`)
    expect(browserErrors).toEqual([])
    await page.close()
  })
})

describe('logging out', () => {
  it('asks for confirmation, and can be cancelled', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out?' })
    await dialog.waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${url}/cmsadmin/dashboard`)
    await page.close()
  })

  it('reports why it failed, and can be retried', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.route('**/auth/logout', route => route.abort())
    await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out?' })
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await dialog.getByRole('alert').getByText(/./).first().waitFor()
    expect(page.url()).toBe(`${url}/cmsadmin/dashboard`)
    await page.unroute('**/auth/logout')
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${url}/cmsadmin/login`)
    await page.close()
  })

  it('ends at the login, and Back reveals nothing', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${url}/cmsadmin/login`)
    await page.goBack()
    await expect.poll(() => screenTitle(page)).toBe('Log in')
    await page.close()
  })
})

describe('a screen that fails to load', () => {
  it('shows an error beside the menu, and appears after a retry', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.route(/roles-screen/, route => route.abort())
    await page.getByRole('navigation').getByRole('link', { name: 'User Management' }).click()
    await page.getByRole('link', { name: 'Roles' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Something went wrong')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.unroute(/roles-screen/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Roles')
    await page.close()
  })
})
