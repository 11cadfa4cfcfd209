import { createClient } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { asAdministrator, enter, newPerson } from '../people.ts'
import { listed, logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Fills in the contact form as a visitor whose browser runs no scripts. */
const ask = async (answers: { name: string; email: string; message: string }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${url}/en-gb/contact`)
  for (const [name, value] of Object.entries(answers)) await page.locator(`main [name="${name}"]`).fill(value)
  await page.locator('main [name="agreement"]').check()
  await page.getByRole('button', { name: 'Send your question' }).click()
  await page.waitForURL(/[?&]sent=/)
  await page.close()
}

const download = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const hostile = `=cmd()\u202E<img src=x onerror=alert(1)>${'x'.repeat(80)}`

describe('submissions', () => {
  it('are found, read, noted, handled, exported and deleted', async () => {
    await ask({ name: 'Noor Visser', email: 'noor@example.org', message: 'What does it cost?\nAnd when?' })
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.getByRole('heading', { name: 'Latest submissions' }).waitFor()
    await page.getByRole('link', { name: 'Contact: 1 new' }).waitFor()
    await page.getByRole('link', { name: 'Submissions', exact: true }).click()
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Contact', exact: true }) })
    await row.getByRole('link', { name: '1', exact: true }).click()
    await expect.poll(() => screenTitle(page)).toBe('Contact')
    expect(new URL(page.url()).searchParams.get('state')).toBe('new')
    await expect.poll(() => listed(page)).toEqual(['Noor Visser'])

    // What arrives while the tab is in the background is there when the user comes back to it.
    await ask({ name: hostile, email: 'evil@example.org', message: 'x'.repeat(4_900) })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(async () => (await listed(page)).length).toBe(2)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByRole('link', { name: 'Noor Visser' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Noor Visser')
    const answers = page.getByRole('region', { name: 'Answers' })
    await answers.getByText('SOM may use these details to answer my question.').waitFor()
    await expect
      .poll(() => answers.getByText('What does it cost?').innerText())
      .toBe('What does it cost?\nAnd when?')
    await page.getByText('in 12 months').or(page.getByText('in 1 year')).first().waitFor()
    await page.getByLabel('Note').fill('Called back')
    await page.getByRole('button', { name: 'Delete' }).waitFor()
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await page.getByRole('dialog').getByText('Your note has not been saved.').waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('Note saved').waitFor()
    await page.getByLabel('Status').selectOption('In progress')
    await page.getByText('Status set to “In progress”').waitFor()
    await page.getByRole('link', { name: 'Newer submission' }).click()
    await expect.poll(() => screenTitle(page)).toContain('=cmd()')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.goto(`${url}/cmsadmin/submissions/contact`)
    await expect.poll(async () => (await listed(page)).length).toBe(2)
    const [, ...lines] = (await download(page)).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`"'=cmd()`)
    expect(lines[1]).toContain('"Called back"')

    await page.getByLabel('Status', { exact: true }).selectOption('In progress (1)')
    await expect.poll(() => listed(page)).toEqual(['Noor Visser'])
    await page.getByLabel('Status', { exact: true }).selectOption('All statuses (2)')
    await page.getByRole('checkbox', { name: /^Select =cmd/ }).check()
    await page.getByRole('button', { name: 'Delete 1 submission' }).click()
    await page.getByRole('dialog', { name: 'Delete this submission?' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Submission deleted').waitFor()
    await expect.poll(() => listed(page)).toEqual(['Noor Visser'])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('of a person are erased after the user has seen what', async () => {
    await ask({ name: 'Kim Bos', email: 'kim@example.org', message: 'Hello' })
    const { page, browserErrors } = await openPage(browser, 390, 'dark')
    await logIn(page, url, '/cmsadmin/submissions')
    await page.getByRole('button', { name: 'Erase a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase a person' })
    await expect.poll(() => dialog.getByRole('button', { name: 'Erase' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Email address').fill('nobody@example.org')
    await page.keyboard.press('Enter')
    await dialog.getByText('Nothing was submitted with nobody@example.org.').waitFor()
    await dialog.getByLabel('Email address').fill('Kim@Example.org')
    await page.keyboard.press('Enter')
    await dialog.getByText('Contact: 1 submission').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await page.getByText(/Kim@Example.org erased: 1 submission/).waitFor()
    const { data } = await (await asAdministrator(url)).forms.submissions({ query: { searchTerm: 'kim@' } })
    expect(data.totalItems).toBe(0)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('of the newsletter are unsubscribed by hand', async () => {
    const visitor = createClient({ baseURL: url, cookies: true })
    const email = 'reader@example.org'
    await visitor.forms.submit({ params: { form: 'newsletter' }, body: { email, agreement: true } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/submissions/newsletter')
    await page.getByRole('link', { name: email }).click()
    await expect.poll(() => page.getByLabel('Status').count()).toBe(0)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByText('Status set to “Unsubscribed”').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are not shown without permission, and can be loaded again after a failure', async () => {
    const person = await newPerson(url, 'Editor')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, '/cmsadmin/dashboard', person)
    expect(await page.getByRole('link', { name: 'Submissions' }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Latest submissions' }).count()).toBe(0)
    for (const path of ['submissions/contact/1', 'registrations']) {
      await page.goto(`${url}/cmsadmin/${path}`)
      await page.getByText('You do not have permission to view submissions.').waitFor()
    }
    await page.close()
    const failing = (await openPage(browser, 1280)).page
    await logIn(failing, url)
    await failing.route('**/forms/submissions?*', route => route.abort())
    await failing.goto(`${url}/cmsadmin/submissions/contact`)
    await failing.getByText('Could not load this list.').waitFor()
    await failing.unroute('**/forms/submissions?*')
    await failing.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => listed(failing)).toContain('Noor Visser')
    await failing.goto(`${url}/cmsadmin/submissions/nothing`)
    await expect.poll(() => screenTitle(failing)).toBe('Form not found')
    await failing.close()
  })
})
