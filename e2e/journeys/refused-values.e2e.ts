import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { heading, openCanvas, pageOf } from '../canvas.ts'
import { panel } from '../editing.ts'
import { asAdministrator } from '../people.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client
beforeAll(async () => {
  browser = await openBrowser()
  client = await asAdministrator(url)
})
afterAll(() => browser.close())

const titles = async (id: PageID) => {
  const { blocks } = (await client.page.get({ params: { id } })).page.pageVersion
  return blocks.map(({ props }) => props.text)
}

/** Puts a line break in place of `@@` into the words that an earlier build of the site left in this browser. */
const breakLines = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('ximblox-editor')
    const db = await new Promise<IDBDatabase>(resolve => {
      opened.onsuccess = () => resolve(opened.result)
    })
    const changes = db.transaction('changes', 'readwrite').objectStore('changes')
    const cursor = changes.openCursor()
    await new Promise<void>(resolve => {
      cursor.onsuccess = () => {
        if (!cursor.result) return resolve()
        const text = JSON.stringify(cursor.result.value).replaceAll('@@', String.raw`\n`)
        cursor.result.update(JSON.parse(text))
        cursor.result.continue()
      }
    })
    db.close()
  })

/** Opens a page with words of an earlier visit: those of the first heading are refused by the server. */
const openRefused = async (width = 1280) => {
  const id = await pageOf(client, [heading('a', 'First'), heading('b', 'Second')])
  const { page } = await openPage(browser, width)
  await logIn(page, url)
  const canvas = await openCanvas(page, url, id)
  await page.route('**/store-changes', route => route.abort())
  for (const [key, words] of [
    ['a', ' one@@two'],
    ['b', ' and more'],
  ] as const) {
    await canvas.locator(`[data-block=${key}] h2`).click()
    await page.keyboard.press('End')
    await page.keyboard.insertText(words)
  }
  await page.getByText('Could not save.').waitFor()
  page.on('dialog', dialog => void dialog.accept())
  await page.goto(`${url}/cmsadmin/users`)
  await breakLines(page)
  await page.unrouteAll()
  return { page, id, canvas: await openCanvas(page, url, id) }
}

describe('a value that the server refuses', () => {
  it('keeps nothing else from being saved, and says what is wrong and where', async () => {
    const { page, id } = await openRefused()
    await page.getByText(/^Saved at \d/).waitFor()
    expect(await titles(id)).toEqual(['First', 'Second and more'])
    await page.getByRole('button', { name: '1 value not saved' }).click()
    const held = panel(page).getByRole('region', { name: 'Only this is not saved.' })
    await held.waitFor()
    expect(await held.locator('mark').allInnerTexts()).toEqual([' ↵ '])
    await panel(page).getByText('must be a single line').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await held.getByRole('button', { name: 'Repair' }).click()
    await expect.poll(() => titles(id)).toEqual(['First one two', 'Second and more'])
    await held.waitFor({ state: 'detached' })
    await page.close()
  })

  it('is named on Save and before one leaves, and is undone in one step', async () => {
    const { page, id, canvas } = await openRefused()
    await page.getByRole('button', { name: '1 value not saved' }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved, except for what is marked.').waitFor()
    const { data } = await client.page.listVersions({ params: { id }, query: {} })
    expect(data.items[0]).toMatchObject({ kind: 'saved' })

    await page.getByRole('link', { name: 'Media Library' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByText('Heading · Title').waitFor()
    await question.getByRole('button', { name: 'Keep editing' }).click()

    await page.getByRole('button', { name: '1 value not saved' }).click()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => canvas.locator('[data-block=a] h2').innerText()).toBe('First')
    await page.getByRole('button', { name: '1 value not saved' }).waitFor({ state: 'detached' })
    await page.getByText(/^Saved at \d/).waitFor()
    await page.getByRole('link', { name: 'Media Library' }).click()
    await page.waitForURL('**/cmsadmin/media**')
    await page.close()
  })

  it('for reasons that only the server knows is treated alike, and tried again once it changes', async () => {
    const id = await pageOf(client, [heading('a', 'First'), heading('b', 'Second')])
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    const canvas = await openCanvas(page, url, id)
    await page.route('**/store-changes', (route, request) =>
      request.postData()?.includes('Unheard of')
        ? route.fulfill({
            status: 422,
            json: {
              Success: false,
              Errors: [{ property: 'blocks.0.props.text', code: 'V_15', message: 'Not allowed here' }],
            },
          })
        : route.continue(),
    )
    await canvas.locator('[data-block=a] h2').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('Unheard of')
    await canvas.locator('[data-block=b] h2').click()
    await page.keyboard.press('End')
    await page.keyboard.insertText(' and more')
    await expect.poll(() => titles(id)).toEqual(['First', 'Second and more'])
    await page.getByRole('button', { name: '1 value not saved' }).click()
    await panel(page).getByRole('region', { name: 'Only this is not saved.' }).waitFor()
    await canvas.locator('[data-block=a] h2').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('Heard of')
    await expect.poll(() => titles(id)).toEqual(['Heard of', 'Second and more'])
    await page.close()
  })

  it('is known on other devices, until it is stored', async () => {
    const { page, id } = await openRefused()
    const held = page.getByRole('button', { name: '1 value not saved' })
    await held.waitFor()
    const reports = async () => (await client.page.listHeldValues({ params: { id } })).items
    await expect.poll(reports).toMatchObject([{ blockKey: 'a', path: 'props.text' }])
    const { page: other } = await openPage(browser, 1280)
    await logIn(other, url)
    await openCanvas(other, url, id)
    const notice = other.getByText(
      /In another browser of yours, this has been waiting since .*: Heading · Title/,
    )
    await notice.waitFor()
    await expect.poll(() => accessibilityViolations(other)).toEqual([])
    expect(await page.getByText('In another browser').count()).toBe(0)

    await held.click()
    await panel(page).getByRole('button', { name: 'Repair' }).click()
    await expect.poll(reports).toEqual([])
    await openCanvas(other, url, id)
    await other.getByText('First one two').first().waitFor()
    expect(await notice.count()).toBe(0)
    await Promise.all([page.close(), other.close()])
  })
})
