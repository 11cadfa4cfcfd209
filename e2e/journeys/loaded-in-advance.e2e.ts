import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { heading } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, hasFocus, logInAuthor, richText, rows, rowTexts } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const blocks = [heading('a', 'One'), { type: 'rich-text', key: 'b', props: { body: richText('Two') } }]
const target = (page: Page) => page.getByRole('dialog', { name: 'Link' }).locator('input[role=combobox]')

describe('what the page editor does not start with', () => {
  it('is there without a connection once the browser was idle', async () => {
    const { page, canvas } = await author.open(blocks)
    await copyElsewhere(page, { 'text/html': '<p>Three</p><table><tr><td>Four</td></tr></table>' })
    await canvas.waitForSelector('[data-block=b]')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)

    await canvas.click('[data-block=b] [data-field=body]')
    await page.keyboard.press('End')
    await page.keyboard.type(' and a half')
    await expect.poll(() => canvas.locator('.ProseMirror').innerText()).toBe('Two and a half')
    await page.keyboard.press('Control+k')
    await expect.poll(() => hasFocus(target(page))).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+v')
    await expect.poll(() => rows(page).count()).toBe(3)

    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => rowTexts(page))
      .toEqual(['Heading One', 'Text Three', 'Table Four', expect.stringContaining('Two'), 'Table Four'])
    await page.getByRole('tab', { name: 'SEO Settings' }).click()
    await page.getByRole('textbox', { name: 'SEO description' }).waitFor()
    await page.context().setOffline(false)
    await page.close()
  })

  it('leaves the rest as it is when it cannot be loaded, and is tried again', async () => {
    const code = /\/(link-form|blocks-from)-.*\.js$/
    const { page, canvas } = await author.open(blocks, async page => {
      await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
      await page.route(code, route => route.abort())
    })
    await copyElsewhere(page, { 'text/html': '<p>Three</p>' })
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+v')
    await page.getByText('The code for pasting could not be loaded.').waitFor()
    expect(await rows(page).count()).toBe(2)

    await canvas.click('[data-block=b] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    await page.getByText('Could not display this section.').waitFor()
    await page.unroute(code)
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => hasFocus(target(page))).toBe(true)
    await page.keyboard.press('Escape')

    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+v')
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.close()
  })
})
