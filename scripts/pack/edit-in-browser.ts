import { openBrowser } from '@ximblox/e2e/browser'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { administrator } from './site-process.ts'

/** Logs in to a site's admin area, opens the page with this title, and returns what the browser complained about. */
export const editInBrowser = async (
  url: string,
  title: string,
  edit: (page: Page) => Promise<void>,
): Promise<string[]> => {
  const browser = await openBrowser()
  // Not before a failed test has saved what its pages show.
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1600, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${url}/cmsadmin/login`)
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await edit(page)
  await browser.close()
  return errors
}

/** Replaces a text on the canvas, and publishes the page. */
export const replaceAndPublish = async (page: Page, field: string, text: string): Promise<void> => {
  const element = page.frameLocator('iframe[src="/cmsadmin/canvas"]').locator(field)
  await element.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.getByText('Unpublished changes').waitFor()
  await page.getByText(/^Saved at \d/).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor()
}
