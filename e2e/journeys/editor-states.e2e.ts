import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openPage } from '../browser.ts'
import { blockTexts, heading, openCanvas, pageOf } from '../canvas.ts'
import { type Author, logInAuthor, panel, rows, rowTexts } from '../editing.ts'
import { enter, newPerson } from '../people.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const three = [heading('a', 'One'), heading('b', 'Two'), heading('c', 'Three')]

describe('a user without permission to edit a page', () => {
  it('sees all of it, can copy from it, and cannot change anything', async () => {
    const stores: string[] = []
    const id = await pageOf(author.client, three)
    const { page, browserErrors } = await openPage(author.browser, 1600)
    page.on('request', request => request.url().endsWith('/store-changes') && stores.push(request.url()))
    await enter(page, url, `/cmsadmin/pages/${id}`, await newPerson(url, 'Viewer'))
    const canvas = await openCanvas(page, url, id)
    await page.getByText('View only. You do not have permission to edit this page.').waitFor()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two', 'Heading Three'])
    const actions = /^(Save|Undo|Add block|Paste|Duplicate|Delete|Actions)$/
    await expect.poll(() => page.getByRole('button', { name: actions }).count()).toBe(0)
    await rows(page).first().click()
    await expect.poll(() => panel(page).getByLabel('Title').isDisabled()).toBe(true)
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+x')
    await page.keyboard.press('Alt+Shift+ArrowDown')

    await expect.poll(() => canvas.locator('[contenteditable]').count()).toBe(0)
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+v')
    await expect.poll(() => canvas.getByRole('toolbar').count()).toBe(0)
    await page.keyboard.press('Control+c')
    await page.getByText('1 block copied').waitFor({ state: 'attached' })

    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two', 'Heading Three'])
    for (const tab of ['SEO Settings', 'Translations', 'Overview']) {
      await page.getByRole('tab', { name: tab }).click()
      expect([tab, ...(await accessibilityViolations(page))]).toEqual([tab])
    }
    expect(stores).toEqual([])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})

describe('leaving a page', () => {
  const typeUnsaved = async (page: Page, text = 'In vain') => {
    await page.route('**/store-changes', route => route.abort())
    await rows(page).first().click()
    await panel(page).getByLabel('Title').fill(text)
  }

  it('asks for confirmation while changes could not be stored, and keeps them for the next visit', async () => {
    const { page, id } = await author.open(three)
    await typeUnsaved(page)
    await page.getByRole('link', { name: 'Back to pages' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => rowTexts(page)).toContain('Heading In vain')
    expect(page.url()).toContain(`/pages/${id}`)

    await page.getByRole('link', { name: 'Back to pages' }).click()
    await dialog.getByRole('button', { name: 'Leave page' }).click()
    await page.waitForURL('**/cmsadmin/')
    await page.unroute('**/store-changes')
    await page.goBack()
    await expect.poll(() => rowTexts(page)).toContain('Heading In vain')
    expect((await author.stored({ page, id }))[0]?.props.text).toBe('In vain')

    await typeUnsaved(page, 'Once more')
    await page.goForward()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toContain(`/pages/${id}`)
    await expect.poll(() => rowTexts(page)).toContain('Heading Once more')
    await page.close()
  })

  it('also asks when the tab is closed, but not once everything is stored', async () => {
    const { page } = await author.open(three)
    await typeUnsaved(page)
    const opened = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await opened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect.poll(() => rowTexts(page)).toContain('Heading In vain')

    await page.unroute('**/store-changes')
    await page.getByText(/^Saved at \d/).waitFor()
    const dialogs: string[] = []
    page.on('dialog', late => {
      dialogs.push(late.type())
      void late.accept()
    })
    await page.reload()
    await rows(page).first().waitFor()
    await page.getByRole('link', { name: 'Back to pages' }).click()
    await page.waitForURL('**/cmsadmin/')
    expect(dialogs).toEqual([])
    await page.close()
  })
})

describe('a block that cannot be rendered', () => {
  it('shows an error in its place, and the rest of the page works', async () => {
    const { page, canvas, id } = await author.open(three, page =>
      page.route(/\/page\/\d+$/, async route => {
        const response = await route.fetch()
        const json = await response.json()
        // React fails on an element whose name is not a string.
        json.page.pageVersion.blocks[1].props.level = { not: 'a level' }
        await route.fulfill({ response, json })
      }),
    )
    const failed = 'Could not display the “Heading” block.'
    await expect
      .poll(() => blockTexts(canvas))
      .toEqual([expect.stringMatching(/^One/), failed, expect.stringMatching(/^Three/)])
    await canvas.click('[data-block=c] [data-field=text]')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect.poll(() => rowTexts(page)).toContain('Heading Thre')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect.poll(() => blockTexts(canvas).then(texts => texts[2])).toBe(failed)

    await rows(page).nth(2).click()
    await panel(page).getByLabel('Level').selectOption('Heading 4 (detail)')
    await expect.poll(() => blockTexts(canvas).then(texts => texts[2])).toMatch(/^Two/)
    expect((await author.stored({ page, id })).map(({ key }) => key)).toEqual(['a', 'c', 'b'])
    await page.close()
  })
})
