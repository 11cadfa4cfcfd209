import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { administrator } from '../product.ts'
import { fillIn, logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
})
afterAll(() => browser.close())

let serial = 0

const createPage = async (title: string): Promise<PageID> => {
  const slug = `edited-${process.pid}-${++serial}`
  const { pageID } = await client.page.create({ body: { title, slug, type: 'basic', locale: 'en-gb' } })
  return pageID
}

const openEditor = async (page: Page, id: PageID) => {
  await logIn(page, url, `/cmsadmin/pages/${id}`)
  await page.getByRole('button', { name: 'Add block' }).first().waitFor()
}

const panel = (page: Page) => page.getByRole('region', { name: 'Block' })
const saved = (page: Page) => page.getByText(/^Saved at \d/).waitFor()
const rows = (page: Page) => page.getByRole('treeitem')

const addBlock = async (page: Page, type: string) => {
  const outline = page.getByRole('region', { name: 'Outline' })
  await outline.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** The public page at the first of these paths that exists; one locale has no path prefix. */
const seenAt = async (...paths: string[]): Promise<string> => {
  const answers = await Promise.all(paths.map(path => fetch(url + path)))
  const found = answers.find(({ status }) => status === 200)
  return (await found?.text()) ?? ''
}

describe('the page editor', () => {
  it('creates and publishes a page in one language and then in another', async () => {
    const { page, browserErrors } = await openPage(browser, 1600)
    await logIn(page, url, '/cmsadmin/new-page')
    await page.getByLabel('Language').selectOption('English')
    await page.getByLabel('Title').fill('Harvest feast')
    await page.getByText('/harvest-feast is available').waitFor()
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Harvest feast')

    const before = await rows(page).count()
    for (const type of ['Heading', 'Heading', 'Heading', 'Columns', 'Text']) await addBlock(page, type)
    // The columns add their two slot rows.
    await expect.poll(() => rows(page).count()).toBe(before + 7)
    for (const [index, title] of ['Apples', 'Pears', 'Plums'].entries()) {
      await rows(page)
        .nth(before + index)
        .click()
      await panel(page).getByLabel('Title').fill(title)
    }
    const canvas = page.frameLocator('iframe[title="Page"]')
    await canvas.locator('[data-field="title"]').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' in the orchard')
    await canvas.locator('[data-field="body"]').click()
    await page.keyboard.type('Bring a basket.')
    await rows(page).filter({ hasText: 'Harvest feast in the orchard' }).waitFor()
    await saved(page)

    // Moves a row down with the keyboard, and undoes that.
    const moved = rows(page).filter({ hasText: 'Plums' })
    const place = () => moved.getAttribute('aria-posinset')
    const last = await place()
    await moved.focus()
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect.poll(place).not.toBe(last)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(place).toBe(last)

    await page.keyboard.press('Control+s')
    await page.getByText('“Harvest feast” saved').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('“Harvest feast” published').waitFor()
    expect(await seenAt('/harvest-feast', '/en-gb/harvest-feast')).toMatch(
      /orchard[\s\S]*Apples[\s\S]*Pears[\s\S]*Plums[\s\S]*basket/,
    )

    await page.getByRole('tab', { name: 'Translations' }).click()
    await page.getByRole('button', { name: 'Create Dutch' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('/harvest-feast is available').waitFor()
    await dialog.getByLabel('Title').fill('Oogstfeest')
    await dialog.getByText('/oogstfeest is available').waitFor()
    await dialog.getByLabel('Title').press('Enter')
    await expect.poll(() => screenTitle(page)).toBe('Oogstfeest')
    await rows(page).filter({ hasText: 'Apples' }).click()
    await panel(page).getByLabel('Title').fill('Appels')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('“Oogstfeest” published').waitFor()
    expect(await seenAt('/oogstfeest', '/nl-nl/oogstfeest')).toContain('Appels')
    expect(await seenAt('/harvest-feast', '/en-gb/harvest-feast')).not.toContain('Appels')

    await choose(page, 'Unpublish')
    await page.getByLabel('Gone').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('“Oogstfeest” unpublished').waitFor()
    await page.getByText('Not published').waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('keeps what was typed just before a reload', async () => {
    const id = await createPage('Unfinished')
    const { page } = await openPage(browser, 1600)
    page.on('dialog', dialog => void dialog.accept())
    await openEditor(page, id)
    await addBlock(page, 'Heading')
    await page.route('**/store-changes', route => route.abort())
    await panel(page).getByLabel('Title').fill('Not yet stored')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.reload()
    await rows(page).filter({ hasText: 'Not yet stored' }).waitFor()
    await page.unroute('**/store-changes')
    await saved(page)
    const { page: stored } = await client.page.get({ params: { id } })
    expect(JSON.stringify(stored.pageVersion.blocks)).toContain('Not yet stored')
    await page.close()
  })

  it('keeps what was typed when the page is closed before it could be saved', async () => {
    const id = await createPage('Sudden')
    const { page } = await openPage(browser, 1600)
    page.on('dialog', dialog => void dialog.accept())
    await page.clock.install()
    await openEditor(page, id)
    await rows(page).first().click()
    await page.route('**/store-changes', route => route.abort())
    await page.clock.pauseAt(Date.now() + 60_000)
    await panel(page).getByLabel('Title').fill('Typed and gone')
    await page.reload()
    await page.clock.resume()
    await expect.poll(() => rows(page).first().innerText()).toContain('Typed and gone')
    await page.close()
  })

  it('keeps the work of each tab without the Web Locks API, as on plain HTTP', async () => {
    const id = await createPage('Unlocked')
    const context = await browser.newContext({ viewport: { width: 1600, height: 800 } })
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    const [page, other] = [await context.newPage(), await context.newPage()]
    await openEditor(page, id)
    await addBlock(page, 'Heading')
    await saved(page)
    await context.route('**/store-changes', route => route.abort())
    await panel(page).getByLabel('Title').fill('In the first tab')
    await page.getByRole('button', { name: 'Try again' }).waitFor()

    await other.goto(page.url())
    await rows(other).filter({ hasText: 'Hero' }).click()
    await panel(other).getByLabel('Title').fill('In the other tab')
    await other.getByRole('button', { name: 'Try again' }).waitFor()
    // The first tab is still open, so its work is not offered here.
    await expect.poll(() => rows(other).filter({ hasText: 'In the first tab' }).count()).toBe(0)
    await page.close()
    other.on('dialog', dialog => void dialog.accept())
    await other.reload()
    await expect
      .poll(() => rows(other).allInnerTexts().then(String))
      .toMatch(/In the other tab[^]*In the first/)
    await context.close()
  })

  it('shows conflicting changes of two users side by side, to choose from', async () => {
    const id = await createPage('Shared')
    const { page } = await openPage(browser, 1600)
    await openEditor(page, id)
    await rows(page).first().click()
    await page.route('**/store-changes', route => route.abort())
    await panel(page).getByLabel('Title').fill('Mine')
    const { pageVersion } = (await client.page.get({ params: { id } })).page
    const blocks = pageVersion.blocks.map(block => ({ ...block, props: { ...block.props, title: 'Theirs' } }))
    await client.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, blocks },
    })
    await page.unroute('**/store-changes')
    const card = page.getByRole('article', { name: 'Hero · Title' })
    await card.getByText('Theirs', { exact: true }).first().waitFor()
    await expect.poll(() => panel(page).getByLabel('Title').inputValue()).toBe('Mine')
    await card.getByRole('button', { name: 'Use theirs' }).click()
    await expect.poll(() => panel(page).getByLabel('Title').inputValue()).toBe('Theirs')
    await saved(page)
    await expect.poll(() => card.count()).toBe(0)
    await page.close()
  })

  it('continues in the same place after logging in again', async () => {
    const id = await createPage('Long break')
    const { page } = await openPage(browser, 1600)
    await openEditor(page, id)
    await rows(page).first().click()
    await page.context().clearCookies()
    await panel(page).getByLabel('Title').fill('Still here')
    await page.getByRole('dialog').getByText('Log in again').waitFor()
    await fillIn(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await saved(page)
    await expect.poll(() => panel(page).getByLabel('Title').inputValue()).toBe('Still here')
    await page.close()
  })

  it('moves a block by dragging it in the outline', async () => {
    const id = await createPage('Order')
    const { page, browserErrors } = await openPage(browser, 1600)
    await openEditor(page, id)
    await addBlock(page, 'Heading')
    await panel(page).getByLabel('Title').fill('Dragged')
    const dragged = rows(page).filter({ hasText: 'Dragged' })
    await dragged.dragTo(rows(page).filter({ hasText: 'Hero' }), { targetPosition: { x: 60, y: 4 } })
    await expect.poll(() => dragged.getAttribute('aria-posinset')).toBe('1')
    expect(browserErrors).toEqual([])
    await page.close()
  })
})
