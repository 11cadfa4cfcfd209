import type { Client } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openContext, openPage, type Visit } from '../browser.ts'
import { asAdministrator, enter, newPerson, type Person } from '../people.ts'

const url = inject('url')
const place = '/cmsadmin/menu-structure?menu=footer&locale=en-gb'
let browser: Browser
let admin: Client
let publisher: Person
let footer: number
let original: Parameters<Client['menu']['store']>[0]['body']['items']

beforeAll(async () => {
  browser = await openBrowser()
  admin = await asAdministrator(url)
  publisher = await newPerson(url, 'Publisher')
  const { data } = await admin.menu.list({})
  footer = data.find(({ name, locale }) => name === 'footer' && locale === 'en-gb')?.id ?? 0
  original = (await admin.menu.get({ params: { id: footer } })).menu.items
})
afterAll(async () => {
  const params = { id: footer }
  const { menu } = await admin.menu.get({ params })
  await admin.menu.store({ params, body: { items: original, revision: menu.revision } })
  await browser.close()
})

/** The items link to an existing page, because visitors in other journeys follow them. */
const store = async (...titles: string[]) => {
  const params = { id: footer }
  const { menu } = await admin.menu.get({ params })
  const items = titles.map(title => ({
    key: title.toLowerCase(),
    title,
    url: '/en-gb/news',
    children: [],
  }))
  await admin.menu.store({ params, body: { items, revision: menu.revision } })
}
const stored = async () => shape((await admin.menu.get({ params: { id: footer } })).menu.items)
const shape = (items: readonly { title: string; children: never[] | readonly object[] }[]): string =>
  items
    .map(({ title, children }) => {
      const below = shape(children as Parameters<typeof shape>[0])
      return below === '' ? title : `${title}(${below})`
    })
    .join(' ')

describe('the structure of a menu', () => {
  let visit: Visit
  let page: Page
  const row = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}\\b`) })
  const save = () => page.getByRole('button', { name: 'Save', exact: true })
  const message = (text: string) => page.getByText(text)

  beforeEach(async () => {
    await store('One', 'Two', 'Three')
    visit = await openPage(browser, 1280)
    ;({ page } = visit)
    await enter(page, url, place, publisher)
    await row('One').waitFor()
    return () => page.close()
  })

  it('is edited by keyboard, visible to visitors once it is saved, and restored', async () => {
    await page.getByRole('button', { name: 'Add item' }).press('Enter')
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: 'Page' }).evaluate(input => input === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.type('News')
    await page.getByRole('option', { name: /^News/ }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('News')
    await page.getByLabel('Title', { exact: true }).fill('What is new')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => row('What is new').evaluate(button => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await message('moved to position 3, level 1').waitFor()
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await message('moved to position 1, level 2').waitFor()
    await expect
      .poll(() => row('What is new').evaluate(button => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await message('Cannot move further in that direction').waitFor()

    await save().click()
    await message('Menu saved and live').waitFor()
    expect(await stored()).toBe('One Two(What is new) Three')
    expect(await (await fetch(`${url}/en-gb/news`)).text()).toContain('What is new')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await message('Previous menu restored').waitFor()
    expect(await stored()).toBe('One Two Three')
    expect(visit.browserErrors).toEqual([])
  })

  it('is rearranged by dragging before and onto other items, and undone with Ctrl+Z', async () => {
    const line = (title: string) =>
      page
        .locator('li > div')
        .filter({ has: row(title) })
        .first()
    await line('Three').dragTo(line('One'), { targetPosition: { x: 60, y: 3 } })
    await message('moved to position 1, level 1').waitFor()
    await line('Two').dragTo(line('One'))
    await message('moved to position 1, level 2').waitFor()
    await page.keyboard.press('Control+Z')
    await save().click()
    await message('Menu saved and live').waitFor()
    expect(await stored()).toBe('Three One Two')
  })

  it('shows at the item what is missing, and stores nothing until then', async () => {
    await page.getByRole('button', { name: 'Add item' }).click()
    await row('One').click()
    await save().click()
    await expect.poll(() => page.getByText('is required', { exact: false }).count()).toBe(2)
    await message('Not saved. “Untitled” is incomplete.').waitFor()
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: 'Page' }).evaluate(input => input === document.activeElement),
      )
      .toBe(true)
    await page.getByLabel('Links to').selectOption('URL')
    await page.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)')
    await page.getByLabel('Title', { exact: true }).fill('Odd')
    await save().click()
    await page.getByText('not a valid', { exact: false }).waitFor()
    expect(await stored()).toBe('One Two Three')
    await page.getByRole('textbox', { name: 'URL' }).fill('/en-gb/news')
    await page.getByLabel('Title', { exact: true }).click()
    await save().click()
    await message('Menu saved and live').waitFor()
    expect(await stored()).toBe('One Two Three Odd')
  })

  it('keeps unsaved changes in the browser', async () => {
    await row('Two').press('Delete')
    await page.getByRole('link', { name: 'Page overview' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Leave page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Page overview' }).waitFor()
    await page.getByRole('link', { name: 'Menu structure' }).click()
    await page.getByLabel('Language').selectOption('English')
    await page.getByLabel('Menu', { exact: true }).selectOption('Footer')
    await message('Your unsaved changes were restored.').waitFor()
    await expect.poll(() => row('Two').count()).toBe(0)
    await save().click()
    await message('Menu saved and live').waitFor()
    expect(await stored()).toBe('One Three')
  })

  it('keeps unsaved changes of each tab, whatever another tab does', async () => {
    const context = await openContext(browser, 1280)
    const [first, second] = [await context.newPage(), await context.newPage()]
    const rowIn = (tab: Page, title: string) => tab.getByRole('button', { name: new RegExp(`^${title}\\b`) })
    for (const tab of [first, second]) {
      await enter(tab, url, place, publisher)
      await rowIn(tab, 'One').waitFor()
    }
    await rowIn(first, 'Two').press('Delete')
    await expect.poll(() => rowIn(first, 'Two').count()).toBe(0)
    await rowIn(second, 'Three').press('Delete')
    await expect.poll(() => rowIn(second, 'Three').count()).toBe(0)
    await second.keyboard.press('Control+Z')
    await rowIn(second, 'Three').waitFor()
    first.on('dialog', dialog => void dialog.accept())
    await first.reload()
    await first.getByText('Your unsaved changes were restored.').waitFor()
    await rowIn(first, 'One').waitFor()
    expect(await rowIn(first, 'Two').count()).toBe(0)
    await first.getByRole('button', { name: 'Save', exact: true }).click()
    await first.getByText('Menu saved and live').waitFor()
    expect(await stored()).toBe('One Three')
    await first.reload()
    await rowIn(first, 'One').waitFor()
    expect(await first.getByText('Your unsaved changes were restored.').count()).toBe(0)
    await context.close()
  })

  it('shows both menus in a conflict, and overwrites neither without confirmation', async () => {
    await row('Two').press('Delete')
    await store('One', 'Two', 'Three', 'Four')
    await save().click()
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this menu while you were editing' })
    await expect.poll(() => dialog.getByText('Four').count()).toBe(1)
    await dialog.getByRole('button', { name: 'Use theirs' }).click()
    await row('Four').waitFor()
    await expect.poll(() => save().isDisabled()).toBe(true)
    await page.keyboard.press('Control+Z')
    await expect.poll(() => row('Four').count()).toBe(0)
    await save().click()
    await message('Menu saved and live').waitFor()
    expect(await stored()).toBe('One Three')
  })

  it('is not available without permission to manage menus', async () => {
    const editor = await newPerson(url, 'Editor')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, place, editor)
    await page.getByText('You do not have permission to edit menus.').waitFor()
    expect(await page.getByRole('link', { name: 'Menu structure' }).count()).toBe(0)
    await page.close()
  })
})
