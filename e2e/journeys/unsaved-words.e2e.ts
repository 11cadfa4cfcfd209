import type { Client } from '@ximblox/contract/client'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { editorFocused, heading, openCanvas, pageOf } from '../canvas.ts'
import { logInAuthor, panel, richText, rows } from '../editing.ts'
import { loaded } from '../loaded.ts'
import { asAdministrator, logInContext, newPerson } from '../people.ts'
import { png } from '../png.ts'
import { administrator } from '../product.ts'
import { logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client
beforeAll(async () => {
  browser = await openBrowser()
  client = await asAdministrator(url)
})
afterAll(() => browser.close())

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })

it('stores a keyword while it is typed, before Enter or a comma ends it', async () => {
  const id = await pageOf(client, [heading('a', 'One')])
  const { page } = await openPage(browser, 1280)
  await logIn(page, url, `/cmsadmin/pages/${id}`)
  await page.getByRole('tab', { name: 'SEO Settings' }).click()
  const stored = async () => (await client.page.get({ params: { id } })).page.pageVersion.seoKeywords
  await page.getByRole('combobox', { name: 'Keywords' }).click()
  await page.keyboard.type('wind')
  await expect.poll(stored).toEqual(['wind'])
  await page.keyboard.type('y, polder')
  await expect.poll(stored).toEqual(['windy', 'polder'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect.poll(stored).toEqual(['windy'])
  await page.close()
})

describe('words typed in a dialog', () => {
  const question = 'Discard what you typed?'
  const openDialog = async (): Promise<{ page: Page; dialog: Locator }> => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await link(page, 'User Management').click()
    // The dashboard, which may still be there, has such a button, too.
    await expect.poll(() => screenTitle(page)).toBe('User Management')
    await page.getByRole('button', { name: 'Add user' }).click()
    return { page, dialog: page.getByRole('dialog') }
  }

  it.each([
    ['a click outside', (page: Page) => page.mouse.click(5, 790)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its cross', (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['Back', (page: Page) => page.goBack()],
  ])('are not dropped by %s without a question', async (_way, close) => {
    const { page, dialog } = await openDialog()
    await dialog.getByLabel('Name').fill('Kim de Bruin')
    await close(page)
    await dialog.getByText(question).waitFor()
    await expect.poll(() => accessibilityViolations(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Kim de Bruin')
    expect(page.url()).toBe(`${url}/cmsadmin/users`)

    await close(page)
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })

  it('are dropped by Cancel, and nothing is asked where nothing was typed', async () => {
    const { page, dialog } = await openDialog()
    await dialog.getByLabel('Name').fill('Kim de Bruin')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add user' }).click()
    await dialog.getByLabel('Name').focus()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText(question).count()).toBe(0)
    await page.close()
  })
})

describe('words typed in a form', () => {
  it.each([
    ['the title of a new page', '/cmsadmin/new-page', 'Title'],
    ['a name in the profile', '/cmsadmin/user/settings', 'Job title'],
    ['the name of a user', '/cmsadmin/users/1', 'Job title'],
  ])('are named before they are dropped: %s', async (_what, path, label) => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, path)
    await page.getByLabel(label).fill('Words of an hour')
    await link(page, 'Media Library').click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Words of an hour').waitFor()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('Words of an hour')
    await page.getByLabel(label).fill(' ')
    await page.close()
  })
})

describe('words typed about a page', () => {
  const leave = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
  const open = async () => {
    const id = await pageOf(client, [heading('a', 'Before')])
    const { page } = await openPage(browser, 1280)
    await logInContext(page.context(), url, administrator)
    await openCanvas(page, url, id)
    return { id, page }
  }

  it('as the comment of a request are kept until it is sent, and named to those who leave', async () => {
    const kim = await newPerson(url, 'Editor')
    const id = await pageOf(client, [heading('a', 'Before')])
    const { page } = await openPage(browser, 1280)
    await logInContext(page.context(), url, kim)
    await openCanvas(page, url, id)
    const request = page.getByRole('dialog', { name: 'Request publication?' })
    const ask = page.getByRole('button', { name: 'Request publication', exact: true })
    await ask.click()
    await request.getByLabel('Comment').fill('Please look at the second paragraph')
    await page.keyboard.press('Escape')
    await request.waitFor({ state: 'detached' })
    await link(page, 'Media Library').click()
    await leave(page).getByText('Please look at the second paragraph').waitFor()
    await leave(page).getByRole('button', { name: 'Keep editing' }).click()
    await ask.click()
    expect(await request.getByLabel('Comment').inputValue()).toBe('Please look at the second paragraph')
    const gate = Promise.withResolvers<void>()
    await page.route('**/request-publication', async route => {
      await gate.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/request-publication')
    await request.getByRole('button', { name: 'Request publication' }).click()
    await asked
    await request.getByLabel('Comment').pressSequentially(' and the third')
    gate.resolve()
    await request.waitFor({ state: 'detached' })
    const { data } = await kim.client.page.listRequests({ query: {} })
    expect(data.items.map(({ comment }) => comment)).toContain('Please look at the second paragraph')
    await link(page, 'Media Library').click()
    await expect.poll(() => screenTitle(page)).toBe('Media Library')
    await page.close()
  })

  it('as its URL are kept while the one before is being saved', async () => {
    const { id, page } = await open()
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    const field = page.getByLabel('URL', { exact: true })
    const { slug } = (await client.page.get({ params: { id } })).page
    const gate = Promise.withResolvers<void>()
    await page.route('**/page/*/save', async route => {
      await gate.promise
      await route.continue()
    })
    await field.fill(`${slug}-first`)
    const asked = page.waitForRequest('**/page/*/save')
    await page.keyboard.press('Control+s')
    await asked
    await field.press('End')
    await field.pressSequentially('-second')
    gate.resolve()
    await expect.poll(async () => (await client.page.get({ params: { id } })).page.slug).toBe(`${slug}-first`)
    await page.getByText('Not saved yet').waitFor()
    expect(await field.inputValue()).toBe(`${slug}-first-second`)
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => (await client.page.get({ params: { id } })).page.slug)
      .toBe(`${slug}-first-second`)
    await page.close()
  })

  it('are not cut off at a limit, and keep nothing else from being saved', async () => {
    const { id, page } = await open()
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    const title = page.getByLabel('Title', { exact: true })
    const words = 'A title that goes on and on. '.repeat(10)
    await title.fill(words)
    await page.getByText('36 characters too many').waitFor()
    expect(await title.inputValue()).toBe(words)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await rows(page).first().click()
    await panel(page).getByLabel('Title').fill('Saved beside it')
    await expect
      .poll(async () => (await client.page.get({ params: { id } })).page.pageVersion.blocks[0]?.props.text)
      .toBe('Saved beside it')
    await page.close()
  })

  it('as the address of a link are not dropped without a question', async () => {
    const author = await logInAuthor(url)
    const { page, canvas } = await author.open([
      { type: 'rich-text', key: 'a', props: { body: richText('Words') } },
    ])
    await canvas.click('[data-block=a] p')
    await editorFocused(canvas)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByLabel('Page, URL, email, file or #anchor').fill('https://example.org/a/long/address')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.getByText('Discard what you typed?').waitFor()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await dialog.getByLabel('Page, URL, email, file or #anchor').inputValue()).toBe(
      'https://example.org/a/long/address',
    )
    await author.close()
  })
})

describe('words typed while a form is being sent', () => {
  it('are refused, not taken and dropped', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    const gate = Promise.withResolvers<void>()
    await page.route('**/page/create', async route => {
      await gate.promise
      await route.continue()
    })
    const title = page.getByLabel('Title', { exact: true })
    await title.fill(`Alpha ${Date.now()}`)
    const typed = await title.inputValue()
    const asked = page.waitForRequest('**/page/create')
    await page.keyboard.press('Enter')
    await asked
    await page.keyboard.type(' beta')
    expect(await title.inputValue()).toBe(typed)
    gate.resolve()
    await expect.poll(() => screenTitle(page)).toBe(typed)
    await page.close()
  })
})

describe('the alternative text of an image', () => {
  it('that could not be stored is kept for the image, named to those who leave, and tried again', async () => {
    const bytes = new Uint8Array(png(20, 20, () => [200, 90, 10]))
    const add = async (name: string) =>
      (await client.media.addFile({ body: { path: '/' }, file: { name, bytes, type: 'image/png' } })).file.id
    const names = [`${crypto.randomUUID()}.png`, `${crypto.randomUUID()}.png`] as const
    const [first] = [await add(names[0]), await add(names[1])]
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/medialibrary?sort=date&order=desc')
    const file = (name: string) => page.getByRole('option', { name: new RegExp(name) })
    const text = page.getByRole('complementary', { name: 'Details' }).getByLabel('Alternative text')
    await page.route('**/medialib/edit-file', route => route.fulfill({ status: 503, body: '{}' }))
    await file(names[0]).click()
    await text.fill('A mill by the water')
    await file(names[1]).click()
    await expect.poll(() => text.inputValue()).toBe('')
    await page.getByText('Could not save').first().waitFor()
    await file(names[0]).click()
    await expect.poll(() => text.inputValue()).toBe('A mill by the water')
    await link(page, 'CMS Dashboard').click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('A mill by the water').waitFor()
    await page.unroute('**/medialib/edit-file')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    const stored = async () => (await client.media.getFile({ params: { id: first } })).file.defaultAltText
    await expect.poll(stored).toBe('A mill by the water')
    await link(page, 'CMS Dashboard').click()
    await expect.poll(() => screenTitle(page)).toBe('CMS Dashboard')
    await page.close()
  })
})

describe('words that could not be saved', () => {
  it('are named as such when one leaves, wait on the dashboard, and are saved once the page is opened', async () => {
    const id = await pageOf(client, [heading('a', 'Before')])
    const { page } = await openPage(browser, 1280)
    await logInContext(page.context(), url, administrator)
    await openCanvas(page, url, id)
    await page.route('**/store-changes', route => route.abort())
    await rows(page).first().click()
    await panel(page).getByLabel('Title').fill('Written on the train')
    await page.getByText('Could not save').waitFor()
    await link(page, 'CMS Dashboard').click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Your latest changes could not be saved').waitFor()
    await dialog.getByRole('button', { name: 'Leave page' }).click()

    await page.waitForURL('**/dashboard')
    const { title } = (await client.page.get({ params: { id } })).page
    const waiting = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Not saved yet' }) })
    await waiting.getByRole('link', { name: title }).waitFor()
    await loaded(page)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.unroute('**/store-changes')
    await waiting.getByRole('link', { name: title }).click()
    await page.getByText(/^Saved at \d/).waitFor()
    const { blocks } = (await client.page.get({ params: { id } })).page.pageVersion
    expect(blocks[0]?.props.text).toBe('Written on the train')
    await link(page, 'CMS Dashboard').click()
    await page.waitForURL('**/dashboard')
    await loaded(page)
    expect(await page.getByText('Not saved yet').count()).toBe(0)
    await page.close()
  })
})
