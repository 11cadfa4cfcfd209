import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { administrator, type DataDir, freshDataDir, type Product, startProduct } from '../product.ts'
import { screenTitle } from '../screens.ts'

let browser: Browser
let folder: DataDir
let mailServer: MailServer
let product: Product

const start = () =>
  startProduct({
    dataDir: folder.dataDir,
    environment: { SMTP_URL: mailServer.url, STARTER_SITE: 'off' },
  })

beforeAll(async () => {
  browser = await openBrowser()
  folder = await freshDataDir()
  mailServer = await openMailServer()
  product = await start()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await mailServer.close()
  await folder.remove()
})

/** Waits for the latest email to a recipient and returns its link on this instance. */
const linkFor = async (recipient: string, path: string): Promise<string> => {
  let link: string | undefined
  await expect
    .poll(() => {
      const mail = mailServer.arrived.findLast(one => one.recipient === recipient)
      link = mail && /https?:\/\/[^/\s]+(\/cmsadmin\/[\w-]+\/[\w-]+)/.exec(mail.content)?.[1]
      return link
    })
    .toContain(path)
  return product.url + link
}

const choose = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(again)
}

const logInWith = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

describe('a user who forgot their password', () => {
  it('requests a link, opens it, chooses a new password and logs in', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.goto(`${product.url}/cmsadmin/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Forgot password')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Email address').fill(administrator.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('If there is an account for admin@example.org').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await page.goto(await linkFor(administrator.email, '/reset-password/'))
    await expect.poll(() => screenTitle(page)).toBe('Choose a new password')
    await page.getByLabel('New password', { exact: true }).fill('Horses')
    await page.getByText('An uppercase letter (met)').waitFor()
    await page.getByText('More than 8 characters (not met)').waitFor()
    await page.getByLabel('New password', { exact: true }).fill('Horses & carts')
    await page.getByText('More than 8 characters (met)').waitFor()
    await page.getByText('A special character (met)').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await choose(page, 'Horses & carts')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password has been changed').waitFor()
    expect(browserErrors).toEqual([])

    await page.getByRole('link', { name: 'Log in' }).click()
    await logInWith(page, administrator.email, 'Horses & carts')
    await expect.poll(() => page.url()).toBe(`${product.url}/cmsadmin/dashboard`)
    await page.close()
  })

  it('sees why a password is rejected, and that a used link is no longer valid', async () => {
    const { page } = await openPage(browser, 390)
    await page.goto(`${product.url}/cmsadmin/forgot-password`)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Email address is required').first().waitFor()
    mailServer.arrived.length = 0
    await page.getByLabel('Email address').fill(administrator.email)
    await page.getByLabel('Email address').press('Enter')
    const link = await linkFor(administrator.email, '/reset-password/')
    await page.goto(link)
    await choose(page, 'Password-1', 'Password-2')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('This password is too easy to guess').first().waitFor()
    await page.getByText('Password and confirmation do not match').first().waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await choose(page, administrator.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password has been changed').waitFor()
    await page.goto(link)
    await choose(page, 'Other-Horse-10')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('The token is invalid or has expired').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Forgot password')
    await page.close()
  })

  it('sends the URL of the link in no Referer header', async () => {
    const { page } = await openPage(browser, 1280)
    const referrers: (string | undefined)[] = []
    page.on('request', request => referrers.push(request.headers().referer))
    await page.goto(`${product.url}/cmsadmin/reset-password/secret-token`)
    await choose(page, 'Other-Horse-10')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('The token is invalid or has expired').waitFor()
    expect(referrers.length).toBeGreaterThan(3)
    expect(referrers.filter(referrer => referrer?.includes('secret-token'))).toEqual([])
    await page.close()
  })
})

describe('an invited user', () => {
  it('opens the link, chooses a password and logs in', async () => {
    const client = await product.logIn()
    const body = { name: 'Nina Vos', email: `${crypto.randomUUID()}@example.org`, role: 3 }
    await client.auth.register({ body })
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.goto(await linkFor(body.email, '/activate-account/'))
    await expect.poll(() => screenTitle(page)).toBe('Activate account')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await choose(page, 'Journey-Horse-10')
    await page.getByLabel('Confirm new password').press('Enter')
    await page.getByText('Your account is active').waitFor()
    await page.getByRole('link', { name: 'Log in' }).click()
    // The password field has the focus and the email is filled in, although the URL does not contain it.
    const password = page.getByLabel('Password', { exact: true })
    await expect.poll(() => password.evaluate(field => field === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(body.email)
    expect(page.url()).toBe(`${product.url}/cmsadmin/login`)
    await page.keyboard.type('Journey-Horse-10')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toBe(`${product.url}/cmsadmin/dashboard`)
    await page.getByRole('button', { name: 'Nina Vos' }).waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
  })
})

describe('the emails of an instance that is killed', () => {
  it('arrive exactly once', async () => {
    const client = await product.logIn()
    const names = Array.from({ length: 6 }, () => `${crypto.randomUUID()}@example.org`).toSorted()
    const [connected, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    mailServer.delay = () => {
      connected.resolve()
      return killed.promise
    }
    for (const email of names) await client.auth.register({ body: { name: 'Guest', email, role: 5 } })
    await connected.promise
    await product.stop('SIGKILL')
    killed.resolve()
    mailServer.delay = async () => {}
    product = await start()
    const guests = () =>
      mailServer.arrived.flatMap(({ recipient }) => (names.includes(recipient) ? [recipient] : []))
    await expect.poll(() => guests().toSorted()).toEqual(names)
    const ids = mailServer.arrived.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
