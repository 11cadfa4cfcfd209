import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { enter, newPerson } from '../people.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const screen = '/cmsadmin/settings/api-tokens'
const serial = () => crypto.randomUUID().slice(0, 8)

/** The status of a call with a token. */
const createPage = async (secret: string, locale: string) => {
  const answer = await fetch(`${url}/api/ximblox/page/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'From a program', slug: serial(), type: 'basic', locale }),
  })
  return answer.status
}

describe('API tokens', () => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('are created, shown once, used and revoked at %i px, %s', async (width, scheme) => {
    const name = `App ${serial()}`
    const { page, browserErrors } = await openPage(browser, width, scheme)
    await logIn(page, url, screen)
    await page.getByRole('button', { name: 'New token' }).first().click()
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByText('Name is required').first().waitFor()
    expect(browserErrors.splice(0)).toHaveLength(2)
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Editor')
    await page.getByRole('combobox', { name: 'Languages' }).click()
    await page.getByRole('option', { name: 'Dutch' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Websites' }).fill('https://app.example.org/start')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Create token' }).click()
    const secret = await page.getByRole('textbox', { name: 'Token' }).inputValue()
    expect(secret).toMatch(/^xim_/)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Done' }).click()
    await page.locator('button:focus', { hasText: 'New token' }).waitFor()

    const row = page.getByRole('row', { name })
    await row.getByText('Active').waitFor()
    expect(await page.content()).not.toContain(secret)
    expect(await createPage(secret, 'nl-nl')).toBe(200)
    expect(await createPage(secret, 'en-gb')).toBe(403)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await row.getByText('Revoked').waitFor()
    expect(await createPage(secret, 'nl-nl')).toBe(401)
    expect(browserErrors).toEqual([])
  })

  it('are kept from users without the permission', async () => {
    const editor = await newPerson(url, 'Editor')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, screen, editor)
    await page.getByText('You do not have permission to manage API tokens.').waitFor()
    expect(await page.getByRole('button', { name: 'New token' }).count()).toBe(0)
  })
})
