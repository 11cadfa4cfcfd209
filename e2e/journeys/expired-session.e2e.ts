import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { openCanvas, pageOf } from '../canvas.ts'
import { richText } from '../editing.ts'
import { asAdministrator, enter, logInContext, newPerson } from '../people.ts'
import { png } from '../png.ts'
import { administrator } from '../product.ts'

const url = inject('url')

let browser: Browser
let client: Client
beforeAll(async () => {
  browser = await openBrowser()
  client = await asAdministrator(url)
})
afterAll(() => browser.close())

const text = (words: string): BlockInput => ({
  type: 'rich-text',
  key: 't',
  props: { body: richText(words) },
})

/** A page with one text, open in the editor. */
const openText = async (prepare?: (page: Page) => Promise<unknown>) => {
  const id = await pageOf(client, [text('Words')])
  const { page } = await openPage(browser, 1280)
  await logInContext(page.context(), url, administrator)
  await prepare?.(page)
  return { page, id, canvas: await openCanvas(page, url, id) }
}

/** The text that the server has. */
const stored = async (id: PageID) => {
  const { pageVersion } = (await client.page.get({ params: { id } })).page
  return pageVersion.blocks[0]?.props.body
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Your session has expired' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })
const expire = (page: Page) => page.context().clearCookies()

const logInAgain = async (page: Page, password: string = administrator.password) => {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByLabel('Password', { exact: true }).press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })
}

/** A dialog gives the focus back a moment after it has closed. */
const backOnCanvas = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
}

describe('a session that expires while someone writes', () => {
  it('lets the word be finished: a bar says it, and the dialog waits for a pause', async () => {
    const { page, id, canvas } = await openText(page => page.clock.install())
    await canvas.getByText('Words').click()
    await page.keyboard.press('End')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.type(' kept')
    await expire(page)
    await page.clock.runFor(1000)
    await bar(page).waitFor()
    await page.keyboard.type(' and')
    await page.clock.runFor(1900)
    await page.keyboard.type(' finished')
    await page.clock.runFor(1900)
    expect(await dialog(page).count()).toBe(0)
    await expect.poll(() => canvas.getByText('Words kept and finished').count()).toBe(1)
    await page.clock.runFor(100)
    await page.clock.resume()
    await dialog(page).waitFor()
    await logInAgain(page)
    expect(await bar(page).count()).toBe(0)
    await expect.poll(() => stored(id)).toEqual(richText('Words kept and finished'))
    // The caret is where it was.
    await backOnCanvas(page)
    await page.keyboard.type(' here')
    await expect.poll(() => stored(id)).toEqual(richText('Words kept and finished here'))
    await page.close()
  })

  it('can be continued later: the bar stays after the dialog was closed, and autosave goes on by itself', async () => {
    const { page, id, canvas } = await openText()
    await canvas.getByText('Words').click()
    await page.keyboard.press('End')
    await expire(page)
    await page.keyboard.type(' one')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await backOnCanvas(page)
    await page.keyboard.type(' two')
    await expect.poll(() => canvas.getByText('Words one two').count()).toBe(1)
    await page.getByText('Not saved yet').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Log in' }).click()
    await logInAgain(page)
    await backOnCanvas(page)
    await page.keyboard.type(' three')
    await expect.poll(() => stored(id)).toEqual(richText('Words one two three'))
    await page.close()
  })

  it('goes on without a dialog once the user has logged in in another tab', async () => {
    const { page, id, canvas } = await openText()
    await canvas.getByText('Words').click()
    await page.keyboard.press('End')
    await expire(page)
    await page.keyboard.type(' kept')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await logInContext(page.context(), url, administrator)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => stored(id)).toEqual(richText('Words kept'))
    await expect.poll(() => bar(page).count()).toBe(0)
    await page.close()
  })
})

describe('another user who logs in after a session has expired', () => {
  it('leaves the screen to the first user if they stay there', async () => {
    const { page, id, canvas } = await openText()
    const person = await newPerson(url, 'Editor', 'Somebody Else')
    await canvas.getByText('Words').click()
    await page.keyboard.press('End')
    await expire(page)
    await page.keyboard.type(' kept')
    await dialog(page).waitFor()
    const asked = page.waitForEvent('dialog')
    await dialog(page).getByLabel('Email').fill(person.email)
    await dialog(page).getByLabel('Password', { exact: true }).fill(person.password)
    await dialog(page).getByLabel('Password', { exact: true }).press('Enter')
    await (await asked).dismiss()
    expect(await page.getByText(person.name).count()).toBe(0)
    await dialog(page).getByLabel('Email').fill(administrator.email)
    await logInAgain(page)
    await expect.poll(() => stored(id)).toEqual(richText('Words kept'))
    await page.close()
  })
})

describe('an action that an expired session interrupts runs after logging in', () => {
  it('Save, of a page without changes', async () => {
    const { page } = await openText()
    await expire(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await logInAgain(page)
    await page.getByText(/” saved$/).waitFor()
    expect(await bar(page).count()).toBe(0)
    await page.close()
  })

  it('Publish', async () => {
    const { page, id } = await openText()
    await expire(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await logInAgain(page)
    await page.getByText(/” published/).waitFor()
    expect((await client.page.get({ params: { id } })).page.state).toBe('published')
    await page.close()
  })

  it('a request with its comment', async () => {
    const id = await pageOf(client, [text('Words')])
    const editor = await newPerson(url, 'Editor')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, `/cmsadmin/pages/${id}`, editor)
    await page.getByRole('button', { name: 'Request publication', exact: true }).click()
    const request = page.getByRole('dialog', { name: 'Request publication?' })
    await request.getByLabel('Comment').fill('Please look at the last line')
    await expire(page)
    await request.getByRole('button', { name: 'Request publication' }).click()
    await logInAgain(page, editor.password)
    await page.getByText('Please look at the last line').waitFor()
    await request.waitFor({ state: 'hidden' })
    const { request: open } = (await client.page.get({ params: { id } })).page
    expect(open?.comment).toBe('Please look at the last line')
    await page.close()
  })

  it('an upload', async () => {
    const { page } = await openPage(browser, 1280)
    await enter(page, url, '/cmsadmin/medialibrary', administrator)
    await expire(page)
    const name = `${crypto.randomUUID()}.png`
    const buffer = png(40, 30, () => [90, 90, 90])
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) })
    await logInAgain(page)
    await page.getByText('1 file uploaded').waitFor()
    expect(await bar(page).count()).toBe(0)
    await page.close()
  })
})
