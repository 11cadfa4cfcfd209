import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('webhooks', () => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('are created, renewed, turned off and deleted at %i px, %s', async (width, scheme) => {
    const name = `Receiver ${crypto.randomUUID().slice(0, 8)}`
    const { page, browserErrors } = await openPage(browser, width, scheme)
    await logIn(page, url, '/cmsadmin/settings/webhooks')
    await page.getByRole('button', { name: 'New webhook' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'URL' }).fill('https://127.0.0.1/')
    await page.keyboard.press('Enter')
    await page.getByText('URL is not a valid URL').first().waitFor()
    expect(browserErrors.splice(0)).toHaveLength(2)
    await page.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example.org/')
    const events = page.getByRole('group', { name: 'Events' }).getByRole('checkbox')
    for (const event of await events.all()) expect(await event.isChecked()).toBe(true)
    await events.first().focus()
    await page.keyboard.press('Space')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Create webhook' }).click()
    const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
    expect(secret).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.locator('button:focus', { hasText: 'New webhook' }).waitFor()

    await page.getByRole('link', { name }).click()
    await page.getByText('Page unpublished', { exact: false }).waitFor()
    expect(await page.getByText('Page published', { exact: false }).count()).toBe(0)
    expect(await page.content()).not.toContain(secret)
    expect(await page.getByText('previous secret', { exact: false }).count()).toBe(0)
    await page.getByRole('button', { name: 'Renew secret' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText('A receiver that has the current one accepts events until', { exact: false })
      .waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Renew secret' }).click()
    const renewed = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()
    expect(renewed).toMatch(/^whsec_/)
    expect(renewed).not.toBe(secret)
    await dialog.getByText('also signed with the previous secret', { exact: false }).waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('definition').filter({ hasText: 'also signed with the previous secret' }).waitFor()
    expect(await page.content()).not.toContain(renewed)
    await page.locator('button:focus', { hasText: 'Renew secret' }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: 'Send events' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('This webhook is turned off.', { exact: false }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Send test' }).isDisabled()).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'New webhook' }).first().waitFor()
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0)
    expect(browserErrors).toEqual([])
  })
})
