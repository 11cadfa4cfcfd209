import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, logInAuthor, panel, rowTexts } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const card = {
  type: 'cards',
  key: 'c',
  props: { title: 'Cards', cards: [{ key: 'k', title: 'Card', text: 'Words' }] },
}

describe('lines that are pasted into a field of one line', () => {
  it('are joined, and saved with everything else', async () => {
    const { page, canvas, id, browserErrors } = await author.open([heading('a', 'One two'), card])
    const title = canvas.locator('[data-block=a] [data-field=text]')
    await title.click()
    await page.keyboard.press('Home')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    await copyElsewhere(page, { 'text/plain': ' and\r\nmore\tof\u2028it\0\n' })
    await page.keyboard.press('Control+v')
    await expect.poll(() => title.textContent()).toBe('One and more of it two')
    await page.keyboard.type('!')
    await expect.poll(() => title.textContent()).toBe('One and more of it! two')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Backspace')
    await expect.poll(() => title.textContent()).toBe('One and more of two')

    await canvas.click('[data-block=c] [data-field="cards.k.title"]')
    await page.keyboard.press('End')
    await copyElsewhere(page, { 'text/plain': ' A\nB\n' })
    await page.keyboard.press('Control+v')
    await page.keyboard.press('Shift+Enter')
    await canvas.click('[data-block=c] [data-field="cards.k.text"]')
    await page.keyboard.press('End')
    await copyElsewhere(page, { 'text/plain': ' A\r\nB\0' })
    await page.keyboard.press('Control+v')
    const props = async () => (await author.stored({ page, id })).map(block => block.props)
    await expect
      .poll(props)
      .toMatchObject([
        { text: 'One and more of two' },
        { cards: [{ title: 'Card A B', text: 'Words A\nB' }] },
      ])
    await page.getByText(/^Saved at \d/).waitFor()
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('come from HTML where nothing else was copied', async () => {
    const { page, canvas, id } = await author.open([heading('a', 'One two')])
    await canvas.locator('[data-block=a] [data-field=text]').click()
    await page.keyboard.press('Control+a')
    await copyElsewhere(page, { 'text/html': '<style>p{}</style><p>Harbour <b>works</b></p><p>begin</p>' })
    await page.keyboard.press('Control+v')
    await expect
      .poll(async () => (await author.stored({ page, id }))[0]?.props)
      .toMatchObject({ text: 'Harbour works begin' })
    await author.leave(page)
  })

  it('can go to a text below, where the caret was', async () => {
    const { page, canvas, id } = await author.open([heading('a', 'Planning'), heading('b', 'After')])
    await canvas.locator('[data-block=a] [data-field=text]').click()
    await page.keyboard.press('Home')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await copyElsewhere(page, { 'text/plain': ' A\nLine B\nLine C ' })
    await page.keyboard.press('Control+v')
    await expect.poll(() => rowTexts(page)).toEqual(['Heading Plan A Line B Line C ning', 'Heading After'])
    const offer = page.getByRole('button', { name: 'Put the other lines into a text below' })
    await offer.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await offer.click()
    await expect
      .poll(() => rowTexts(page))
      .toEqual(['Heading Plan A', expect.stringMatching(/^Text Line B/), 'Heading After'])
    const body = JSON.stringify((await author.stored({ page, id }))[1]?.props.body)
    expect(body).toContain('"text":"Line C ning"')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading Plan A Line B Line C ning', 'Heading After'])
    await author.leave(page)
  })

  it('are joined by a space in a form too, and their undo is that of the browser', async () => {
    const { page, canvas, id } = await author.open([heading('a', 'One')])
    await canvas.focus('[data-block=a]')
    const field = panel(page).getByRole('textbox', { name: 'Title' })
    await field.click()
    await page.keyboard.press('End')
    await copyElsewhere(page, { 'text/plain': '\ttwo\nthree\n' })
    await page.keyboard.press('Control+v')
    await expect.poll(() => field.inputValue()).toBe('Onetwo three')
    await page.keyboard.type('!')
    await expect.poll(async () => (await author.stored({ page, id }))[0]?.props.text).toBe('Onetwo three!')
    await author.leave(page)
  })
})
