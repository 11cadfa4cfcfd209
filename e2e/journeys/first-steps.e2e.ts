import type { BlockInput } from '@ximblox/contract/blocks'
import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading, pageOf } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, panel, rows } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const many = Array.from({ length: 60 }, (_, index) => heading(`h${index}`, `Heading ${index}`))

/** A text block that links to a page. */
const linkTo = (key: string, id: number): BlockInput => {
  const marks = [{ type: 'link', attrs: { target: { ref: 'page', id } } }]
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Canvas', marks }] }]
  return { type: 'rich-text', key, props: { body: { type: 'doc', content } } }
}

/** Whether a block is in view once scrolling has settled. */
const isInView = (canvas: Frame, block: string): Promise<boolean> =>
  canvas.evaluate(async key => {
    const topNow = () => document.querySelector(`[data-block=${key}]`)?.getBoundingClientRect().top ?? -1
    let [top, still] = [topNow(), 0]
    while (still < 20) {
      await new Promise(requestAnimationFrame)
      still = topNow() === top ? still + 1 : 0
      top = topNow()
    }
    return top >= 0 && top < window.innerHeight
  }, block)

describe('a user who edits for the first time', () => {
  it('gets from an error to its field, and continues typing in a block that was just added', async () => {
    const { page, canvas } = await author.open([...many, { type: 'cards', key: 'z', props: {} }])
    const title = panel(page).locator('details').getByLabel('Title')
    await rows(page).nth(45).click()
    await expect.poll(() => panel(page).getByLabel('Title').inputValue()).toBe('Heading 45')
    expect(await isInView(canvas, 'h45')).toBe(true)

    await rows(page).last().click()
    await panel(page).getByRole('button', { name: 'Add Card' }).click()
    await expect.poll(() => hasFocus(title)).toBe(true)
    await panel(page).getByText('required to publish').waitFor()

    await rows(page).first().click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const errorButton = page.getByRole('alert').getByRole('button', { name: 'Title is required' })
    await errorButton.click()
    await expect.poll(() => hasFocus(title)).toBe(true)
    expect(await isInView(canvas, 'z')).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.keyboard.type('Apples')
    await errorButton.waitFor({ state: 'detached' })

    await panel(page)
      .getByRole('button', { name: /: Choose link$/ })
      .click()
    await page.getByRole('dialog', { name: 'Link' }).getByRole('combobox').fill('example.org')
    await page.getByRole('option', { name: 'https://example.org URL' }).click()
    await panel(page).getByText('https://example.org').waitFor()
    await author.leave(page)
  })

  it('closes a menu with Escape or a click on the page, and reads in it that nothing is lost', async () => {
    const { page, canvas } = await author.open([heading('a', 'One')])
    const menu = page.getByRole('menu')
    const open = async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await menu.getByText('Share preview').waitFor()
    }
    await open()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await open()
    await canvas.click('[data-block=a] [data-field=text]')
    await menu.waitFor({ state: 'detached' })

    await page.route('**/store-changes', route => route.abort())
    await page.keyboard.type('More')
    await page.getByText('They are kept on this device').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.unroute('**/store-changes')
    await page.getByText('They are kept on this device').waitFor({ state: 'detached' })
    await author.leave(page)
  })

  it('navigates the menu of a page by keyboard, in which each entry does something else, and leaves it', async () => {
    const { page, id } = await author.open([heading('a', 'One')])
    await author.client.page.publish({ params: { id }, body: {} })
    await page.reload()
    const more = page.getByRole('button', { name: 'More actions' })
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await more.click()
    await expect.poll(() => hasFocus(entry('Schedule'))).toBe(true)
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Schedule', 'Share preview', 'Duplicate page', 'History', 'Unpublish', 'Delete page'])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => hasFocus(entry('Delete page'))).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(more)).toBe(true)
    await more.click()
    await entry('History').click()
    await page.waitForURL(`**/cmsadmin/pages/${id}/history`)
    await author.leave(page)
  })

  it('sees all search settings and the whole block dialog on a small screen', async () => {
    const { page, id } = await author.open([heading('a', 'One')])
    await author.client.page.publish({ params: { id }, body: {} })
    await page.reload()
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Add block' }).click()
    await page.setViewportSize({ width: 1280, height: 600 })
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('textbox')
    const height = () => dialog.evaluate(node => node.getBoundingClientRect().height)
    const before = await height()
    await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await search.click({ trial: true })
    expect(await dialog.evaluate(node => node.scrollHeight - node.clientHeight)).toBe(0)
    await search.fill('heading')
    await expect.poll(() => dialog.getByRole('listitem').count()).toBeLessThan(4)
    expect(await height()).toBe(before)
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'SEO' }).click()
    await page.getByLabel('SEO title').fill('A title that goes on '.repeat(10))
    const tab = page.getByRole('tabpanel')
    expect(await tab.evaluate(node => node.scrollWidth - node.clientWidth)).toBe(0)
    await page.getByText('Unpublished changes').waitFor()
    await page.getByText(/^Saved at \d/).waitFor()
    await author.leave(page)
  })

  it('sees which parts of a translation are untranslated', async () => {
    const { page, id } = await author.open([heading('a', 'Several words'), heading('b', 'Some more words')])
    const { pageID } = await author.client.page.createTranslation({
      body: { pageID: id, newLocale: 'nl-nl', title: 'Vertaald', slug: `vertaald-${crypto.randomUUID()}` },
    })
    await page.goto(page.url().replace(/\d+$/, String(pageID)))
    await page.getByText('Still identical to English: 2 blocks.').waitFor()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await panel(page).getByLabel('Title').fill('Een paar woorden')
    await page.getByText('Still identical to English: 1 block.').waitFor()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.poll(() => panel(page).getByLabel('Title').inputValue()).toBe('Some more words')
    await panel(page).getByLabel('Title').fill('Nog wat woorden')
    await page.getByText('Still identical to English').waitFor({ state: 'detached' })
    await author.leave(page)
  })

  it('gets to the links of a translation that lead to the other language', async () => {
    const live = await pageOf(author.client, [heading('a', 'Not in Dutch')])
    await author.client.page.publish({ params: { id: live }, body: {} })
    const concept = await pageOf(author.client, [heading('a', 'Not in Dutch either')])
    const { page, id } = await author.open([linkTo('a', live), linkTo('b', concept)])
    const { pageID } = await author.client.page.createTranslation({
      body: { pageID: id, newLocale: 'nl-nl', title: 'Vertaald', slug: `vertaald-${crypto.randomUUID()}` },
    })
    await page.goto(page.url().replace(/\d+$/, String(pageID)))
    await page.getByText('2 links go to pages in English.').waitFor()
    await page.getByRole('tab', { name: 'SEO' }).click()
    await page.getByText('2 links go to pages in another language').filter({ visible: true }).waitFor()
    await page.getByRole('button', { name: 'Text: Canvas (English)' }).last().click()
    const written = page.frameLocator('iframe[title=Page]').locator('.ProseMirror')
    await expect.poll(() => hasFocus(written)).toBe(true)
    await author.leave(page)
  })

  it('sees no statement about links to another language before they are checked', async () => {
    const concept = await pageOf(author.client, [heading('a', 'Also in English')])
    const gate = Promise.withResolvers<void>()
    const gone = await pageOf(author.client, [heading('a', 'In the bin')])
    await author.client.page.delete({ params: { id: gone }, body: {} })
    const { page } = await author.open([linkTo('a', concept), linkTo('b', gone)], page =>
      page.route(`**/page/${concept}`, async route => {
        await gate.promise
        await route.continue()
      }),
    )
    await page.getByRole('tab', { name: 'SEO' }).click()
    await page.getByText('Checking for links to pages in another language').waitFor()
    expect(await page.getByText('No links to pages').count()).toBe(0)
    gate.resolve()
    await page.getByText('No links to pages in another language').waitFor()
    await author.leave(page)
  })
})
