import type { BlockInput } from '@ximblox/contract/blocks'
import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading, pageOf } from '../canvas.ts'
import { type Desk, hasFocus, panel, rows, sitDown } from '../editing.ts'

let desk: Desk

beforeAll(async () => {
  desk = await sitDown(inject('url'))
})
afterAll(() => desk.close())

const many = Array.from({ length: 60 }, (_, index) => heading(`h${index}`, `Heading ${index}`))

/** A text that is a link to a page. */
const linkTo = (key: string, id: number): BlockInput => {
  const marks = [{ type: 'link', attrs: { target: { ref: 'page', id } } }]
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Canvas', marks }] }]
  return { type: 'rich-text', key, props: { body: { type: 'doc', content } } }
}

/** Whether a block can be seen once the page has come to rest. */
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

describe('someone who edits for the first time', () => {
  it('is led from an error to its field, and continues writing in what was just added', async () => {
    const { page, canvas } = await desk.open([...many, { type: 'cards', key: 'z', props: {} }])
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
    await page.close()
  })

  it('closes a menu with Escape and by going on in the page, and reads there that nothing is lost', async () => {
    const { page, canvas } = await desk.open([heading('a', 'One')])
    const menu = page.getByRole('menu')
    const open = async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await menu.getByText('Visitors will see the current version').waitFor()
    }
    await open()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await open()
    await canvas.click('[data-block=a] [data-field=text]')
    await menu.waitFor({ state: 'detached' })

    await page.route('**/store', route => route.abort())
    await page.keyboard.type('More')
    await page.getByText('They are kept on this device').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.unroute('**/store')
    await page.getByText('They are kept on this device').waitFor({ state: 'detached' })
    await page.close()
  })

  it('goes by keys through a menu whose first entry is of no use now, and leaves it', async () => {
    const { page, id } = await desk.open([heading('a', 'One')])
    await desk.client.page.publish({ params: { id }, body: {} })
    await page.reload()
    const more = page.getByRole('button', { name: 'More actions' })
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await more.click()
    await expect.poll(() => hasFocus(entry('Unpublish'))).toBe(true)
    expect(await entry('Save and publish').isDisabled()).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => hasFocus(entry('Delete page'))).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(more)).toBe(true)
    await more.click()
    await entry('History').click()
    await page.waitForURL(`**/cmsadmin/pages/${id}/history`)
    await page.close()
  })

  it('has all of the search settings and of the block dialog in view on a small screen', async () => {
    const { page, id } = await desk.open([heading('a', 'One')])
    await desk.client.page.publish({ params: { id }, body: {} })
    await page.reload()
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Add block' }).click()
    await page.setViewportSize({ width: 1280, height: 600 })
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('textbox')
    const height = () => dialog.evaluate(node => node.getBoundingClientRect().height)
    const before = await height()
    await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await search.click({ trial: true, timeout: 2000 })
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
    await page.close()
  })

  it('is told what of a translation still reads as in the other language', async () => {
    const { page, id } = await desk.open([heading('a', 'Several words'), heading('b', 'Some more words')])
    const { pageID } = await desk.client.page.createTranslation({
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
    await page.close()
  })

  it('is led to the links of a translation that lead back to the other language', async () => {
    const live = await pageOf(desk.client, [heading('a', 'Not in Dutch')])
    await desk.client.page.publish({ params: { id: live }, body: {} })
    const concept = await pageOf(desk.client, [heading('a', 'Not in Dutch either')])
    const { page, id } = await desk.open([linkTo('a', live), linkTo('b', concept)])
    const { pageID } = await desk.client.page.createTranslation({
      body: { pageID: id, newLocale: 'nl-nl', title: 'Vertaald', slug: `vertaald-${crypto.randomUUID()}` },
    })
    await page.goto(page.url().replace(/\d+$/, String(pageID)))
    await page.getByText('2 links lead to a page in English.').waitFor()
    await page.getByRole('tab', { name: 'SEO' }).click()
    await page.getByText('2 links lead to pages in another language').waitFor()
    await page.getByRole('button', { name: 'Text: Canvas (English)' }).last().click()
    await expect.poll(() => hasFocus(panel(page).getByRole('textbox', { name: 'Text' }))).toBe(true)
    await page.close()
  })

  it('is not told that no link leads to another language before that is known', async () => {
    const concept = await pageOf(desk.client, [heading('a', 'Also in English')])
    const held = Promise.withResolvers<void>()
    const gone = await pageOf(desk.client, [heading('a', 'In the bin')])
    await desk.client.page.delete({ params: { id: gone }, body: {} })
    const { page } = await desk.open([linkTo('a', concept), linkTo('b', gone)], page =>
      page.route(`**/page/${concept}`, async route => {
        await held.promise
        await route.continue()
      }),
    )
    await page.getByRole('tab', { name: 'SEO' }).click()
    await page.getByText('Checking for links to pages in another language').waitFor()
    expect(await page.getByText('No links to pages').count()).toBe(0)
    held.resolve()
    await page.getByText('No links to pages in another language').waitFor()
    await page.close()
  })
})
