import type { Client } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { asAdministrator, enter, newPerson } from '../people.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
let admin: Client

beforeAll(async () => {
  browser = await openBrowser()
  admin = await asAdministrator(url)
})
afterAll(() => browser.close())

const serial = () => crypto.randomUUID().slice(0, 8)
const screen = '/cmsadmin/settings/redirects'

/** The status at a path, and where it leads. */
const visit = async (path: string) => {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' })
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

describe('redirects', () => {
  it('are added from a title, tested, changed, deleted and restored', async () => {
    const [path, title] = [`/old-${serial()}`, `Target ${serial()}`]
    const slug = `target-${serial()}`
    const { pageID } = await admin.page.create({
      body: { title, slug, type: 'basic', locale: 'nl-nl', content: [] },
    })
    await admin.page.publish({ params: { id: pageID } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, screen)

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Test an address' }).click()
    await page.getByLabel('Path or URL of this site').fill(path)
    await page.keyboard.press('Enter')
    await page.getByText(`Nothing is at ${path}`).waitFor()
    await page.getByRole('button', { name: 'Redirect it' }).click()
    await page.getByRole('combobox', { name: 'Redirects to' }).fill(title)
    await page.getByRole('option', { name: title }).click()
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Redirects to' }).inputValue())
      .toBe(`/${slug}`)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByText(`${path} is redirected`).waitFor()
    expect(await visit(path.toUpperCase())).toBe(`301 /${slug}`)

    await page.getByRole('button', { name: path, exact: true }).click()
    await page.getByRole('radio', { name: 'Gone' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`${path} changed`).waitFor()
    expect(await visit(path)).toBe('410')

    await page.getByRole('button', { name: `Actions for ${path}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`Redirect at ${path} restored`).waitFor()
    expect(await visit(path)).toBe('410')
    expect(browserErrors).toEqual([])
  })

  it('are imported after a preview that names what is wrong', async () => {
    const [first, second] = [`/a-${serial()}`, `/b-${serial()}`]
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, screen)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import CSV' }).click()
    const lines = page.getByLabel('Lines')
    await lines.fill(
      `Old URL;New URL;status\nhttp://www.before.example${first};/contact\n${second};/nothing-there;302`,
    )
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('2 lines have errors and are left out').waitFor()
    await page
      .getByRole('cell', { name: 'Redirect target refers to something that does not exist' })
      .waitFor()
    await page.getByRole('checkbox', { name: 'www.before.example' }).check()
    await page.getByText('1 line has an error and is left out').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Import 1 redirect' }).click()
    await page.getByText('1 redirect imported').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the lines with errors' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('redirects-with-errors.csv')
    await lines.fill(`${first};/contact\n${second};https://example.org/;302`)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Import 1 redirect' }).click()
    await page.getByText('1 redirect imported').last().waitFor()
    expect(await visit(first)).toBe('301 /contact')
    await expect.poll(() => visit(second)).toBe('302 https://example.org/')
    expect(browserErrors).toEqual([])
  })

  it('are deleted together, as they are ticked or found', async () => {
    const word = `several-${serial()}`
    for (const number of [1, 2, 3])
      await admin.redirect.create({ body: { from: `/${word}-${number}`, to: 'https://example.org/' } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, `${screen}?q=${word}`)
    await page.getByRole('checkbox', { name: `Select /${word}-1` }).check()
    await page.getByRole('button', { name: 'Delete 1 redirect', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Delete 1 redirect?').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('1 redirect deleted').waitFor()
    expect(await visit(`/${word}-1`)).toBe('404')
    await page.getByRole('checkbox', { name: `Select /${word}-2` }).check()
    await page.getByRole('button', { name: 'Delete 1 redirect', exact: true }).click()
    await dialog.getByRole('checkbox', { name: 'All 2 that the list finds' }).check()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 redirects deleted').waitFor()
    expect(await visit(`/${word}-3`)).toBe('404')
    expect(browserErrors).toEqual([])
  })

  it('are shown to those with the permission only', async () => {
    const { page } = await openPage(browser, 390)
    const { client: _, ...person } = await newPerson(url, 'Viewer')
    await enter(page, url, screen, person)
    await page.getByText('You do not have permission to manage redirects.').waitFor()
    expect(await page.getByRole('button', { name: 'New redirect' }).count()).toBe(0)
  })
})
