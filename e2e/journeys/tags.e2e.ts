import type { Client } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { asAdministrator, enter, newPerson } from '../people.ts'
import { listed, logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
let admin: Client

beforeAll(async () => {
  browser = await openBrowser()
  admin = await asAdministrator(url)
})
afterAll(() => browser.close())

const serial = () => crypto.randomUUID().slice(0, 8)

/** The names of the tags that visitors get with the page. */
const namesOnSite = async (path: string) => {
  const html = await (await fetch(url + path)).text()
  return [...html.matchAll(/Subject [0-9a-f]{8}\w*/g)].map(([name]) => name)
}

/** Chooses something in the menu of a tag on the screen. */
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for “${name}”` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('tags', () => {
  it('are created, attached, published, renamed, merged and deleted', async () => {
    const [first, second] = [`Subject ${serial()}`, `Subject ${serial()}`]
    const slug = `actueel/tags-${serial()}`
    const { pageID } = await admin.page.create({
      body: { title: 'Tagged', slug, type: 'news', locale: 'nl-nl', content: [] },
    })
    await admin.tag.create({ body: { name: second } })
    const { page, browserErrors } = await openPage(browser, 1280)

    // A new one from the editor, by keyboard.
    await logIn(page, url, `/cmsadmin/pages/${pageID}`)
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    const picker = page.getByRole('combobox', { name: 'Tags', exact: true })
    await picker.fill(first)
    await page.getByRole('option', { name: `Create “${first}”` }).waitFor()
    await picker.press('Enter')
    await expect.poll(() => picker.inputValue()).toBe('')
    expect(await picker.evaluate(input => input === document.activeElement)).toBe(true)
    await page.getByText(/^Saved at \d/).waitFor()
    await expect
      .poll(async () => (await admin.page.get({ params: { id: pageID } })).page.typeData.tags)
      .toMatchObject([{ ref: 'tag' }])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await admin.page.publish({ params: { id: pageID }, body: {} })
    expect(await namesOnSite(`/${slug}`)).toContain(first)

    // Renamed on the screen; visitors see it at once.
    await page.goto(`${url}/cmsadmin/settings/tags`)
    await page.getByRole('button', { name: '1 page', exact: true }).first().waitFor()
    await act(page, first, 'Rename')
    const renamed = `${first}b`
    await page.getByRole('dialog').getByLabel('Name').fill(second)
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page
      .getByRole('dialog')
      .getByText(/already exists/)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByLabel('Name').fill(renamed)
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('cell', { name: renamed, exact: true }).waitFor()
    expect(await namesOnSite(`/${slug}`)).toContain(renamed)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    // The filter of the page overview is loaded when it gets the focus, and loses nothing that is typed in the meantime.
    await page.goto(`${url}/cmsadmin/`)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('combobox', { name: 'Tag', exact: true }).focus()
    await page.keyboard.type(renamed)
    await page.getByRole('option', { name: renamed, exact: true }).click()
    await expect.poll(() => listed(page)).toEqual(['Tagged'])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.goto(`${url}/cmsadmin/settings/tags`)

    // Merged, and separated again.
    await act(page, renamed, 'Merge')
    await page.getByRole('combobox', { name: 'Merge into' }).fill(second)
    await page.getByRole('option', { name: second, exact: true }).click()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
    await page.getByText(`“${renamed}” merged into “${second}”`).waitFor()
    expect(await namesOnSite(`/${slug}`)).toContain(second)
    expect(await namesOnSite(`/${slug}`)).not.toContain(renamed)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`“${renamed}” restored`).waitFor()
    expect(await namesOnSite(`/${slug}`)).toContain(renamed)

    // Deleted, after showing what has it.
    await act(page, renamed, 'Delete')
    await page.getByRole('dialog').getByRole('link', { name: 'Tagged' }).waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`“${renamed}” deleted`).waitFor()
    expect(await namesOnSite(`/${slug}`)).toEqual([])

    // The editor says so.
    await page.goto(`${url}/cmsadmin/pages/${pageID}`)
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await page.getByText(`${renamed} (deleted)`).waitFor()
    // The name that was taken is refused.
    expect(browserErrors.filter(error => !error.includes('422'))).toEqual([])
    await page.close()
  })

  it('are chosen by their typed names, and words that name none stay and are asked about', async () => {
    const [first, second, third] = [`Subject ${serial()}`, `Subject ${serial()}`, `Subject ${serial()}`]
    const ids = await Promise.all(
      [first, second].map(async name => (await admin.tag.create({ body: { name } })).tag.id),
    )
    const { pageID } = await admin.page.create({
      body: { title: 'Typed', slug: `actueel/tags-${serial()}`, type: 'news', locale: 'nl-nl', content: [] },
    })
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, `/cmsadmin/pages/${pageID}`)
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    const picker = page.getByRole('combobox', { name: 'Tags', exact: true })
    const stored = async () =>
      JSON.parse(JSON.stringify((await admin.page.get({ params: { id: pageID } })).page.typeData.tags ?? []))
    await picker.click()
    await page.keyboard.type(`${first.toUpperCase()},`)
    await expect.poll(stored).toMatchObject([{ id: ids[0] }])
    await page.keyboard.type(`${second}, ${third}`)
    await picker.blur()
    await expect.poll(stored).toMatchObject(ids.map(id => ({ id })))
    await expect.poll(() => picker.inputValue()).toBe(third)
    await page.getByText(`There is no tag “${third}”, so it is not added.`).waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await expect.poll(() => picker.inputValue()).toBe(third)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('dialog').getByText(`would be lost: ${third}`).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
    await picker.click()
    await picker.press('Enter')
    await expect.poll(async () => (await stored()).length).toBe(3)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.close()
  })

  it('are added to all languages of a page, which come back from the bin together', async () => {
    const [name, title] = [`Subject ${serial()}`, `In two languages ${serial()}`]
    const { pageID } = await admin.page.create({
      body: { title, slug: `actueel/tags-${serial()}`, type: 'news', locale: 'nl-nl', content: [] },
    })
    const body = { pageID, newLocale: 'en-gb', title: `${title} b`, slug: `news/tags-${serial()}` } as const
    const ids = [pageID, (await admin.page.createTranslation({ body })).pageID]
    const { page: screen, browserErrors } = await openPage(browser, 1280)
    await logIn(screen, url, `/cmsadmin/?q=${encodeURIComponent(title)}`)
    await screen.getByRole('checkbox', { name: `Select “${title}”` }).check()
    await screen.getByRole('button', { name: 'Add tags' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Tags' }).fill(name)
    await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await dialog.getByText('1 page will change (2 language versions)').waitFor()
    await dialog.getByRole('button', { name: 'Add tags (1)' }).click()
    await screen.getByText('Tags added to 1 page (2 language versions)').waitFor()
    for (const id of ids)
      expect((await admin.page.get({ params: { id } })).page.typeData.tags).toMatchObject([{ ref: 'tag' }])

    for (const id of ids) await admin.page.delete({ params: { id } })
    await screen.goto(`${url}/cmsadmin/bin?q=${encodeURIComponent(title)}`)
    await screen.getByRole('button', { name: `Restore “${title}”`, exact: true }).click()
    await dialog.getByRole('checkbox', { name: `English: ${title} b` }).waitFor()
    await expect.poll(() => accessibilityViolations(screen)).toEqual([])
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await screen.getByText('The bin is empty.').or(screen.getByText('No results')).waitFor()
    for (const id of ids) expect((await admin.page.get({ params: { id } })).page.id).toBe(id)
    expect(browserErrors).toEqual([])
    await screen.close()
  })

  it('are managed only with the permission', async () => {
    const { client, ...person } = await newPerson(url, 'Viewer')
    const { page } = await openPage(browser, 390)
    await enter(page, url, '/cmsadmin/settings/tags', person)
    await page.getByText('You do not have permission to manage tags.').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.close()
    await expect(client.tag.create({ body: { name: 'x' } })).rejects.toMatchObject({ code: 'UM_01' })
  })
})
