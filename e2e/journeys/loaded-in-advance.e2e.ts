import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { editorFocused, heading } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, hasFocus, logInAuthor, richText, rows, rowTexts } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const blocks = [heading('a', 'One'), { type: 'rich-text', key: 'b', props: { body: richText('Two') } }]
const code = ['rich-text-editor', 'text-pictures', 'divide-by-tables', 'blocks-from', 'link-form', 'form-tab']

/** Follows what a page requests; returns a function that tells whether all of the code has arrived. */
const followCode = (page: Page) => {
  const open = new Set<Request>()
  const arrived: string[] = []
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => {
    open.delete(request)
    arrived.push(request.url())
  })
  page.on('requestfailed', request => open.delete(request))
  return () => open.size === 0 && code.every(name => arrived.some(url => url.includes(`/${name}-`)))
}
const target = (page: Page) => page.getByRole('dialog', { name: 'Link' }).locator('input[role=combobox]')

describe('what the page editor does not start with', () => {
  it('is there without a connection once the browser was idle', async () => {
    let hasArrived = () => false
    const { page, canvas } = await author.open(blocks, async page => {
      hasArrived = followCode(page)
    })
    await copyElsewhere(page, {
      'text/html': '<p>Three</p><table><tr><td>Four</td><td>Five</td></tr></table>',
    })
    await canvas.waitForSelector('[data-block=b]')
    await expect.poll(hasArrived).toBe(true)
    await page.context().setOffline(true)
    onTestFinished(() => page.context().setOffline(false))

    await canvas.click('[data-block=b] [data-field=body]')
    await page.keyboard.press('End')
    await page.keyboard.type(' and a half')
    await expect.poll(() => canvas.locator('.ProseMirror').innerText()).toBe('Two and a half')
    await page.keyboard.press('Control+k')
    await expect.poll(() => hasFocus(target(page))).toBe(true)
    await page.keyboard.press('Escape')
    await editorFocused(canvas)
    await page.keyboard.press('Control+v')
    await expect.poll(() => rows(page).count()).toBe(4)

    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => rowTexts(page))
      .toEqual([
        'Heading One',
        'Text Three',
        expect.stringMatching(/^Table/),
        'Text Two and a halfThree',
        expect.stringMatching(/^Table/),
        'Text',
      ])
    await page.getByRole('tab', { name: 'SEO Settings' }).click()
    await page.getByRole('textbox', { name: 'SEO description' }).waitFor()
    await page.close()
  })

  it('leaves the rest as it is when it cannot be loaded, and is tried again', async () => {
    const missing = /\/(link-form|blocks-from)-.*\.js$/
    const { page, canvas } = await author.open(blocks, async page => {
      await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
      await page.route(missing, route => route.abort())
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
    await page.unroute(missing)
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => hasFocus(target(page))).toBe(true)
    await page.keyboard.press('Escape')

    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+v')
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.close()
  })
})
