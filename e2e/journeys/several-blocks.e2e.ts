import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { blockTexts, dragOnto, editorFocused, focused, heading } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, panel, richText, rows, rowTexts } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((text, index) => heading(`b${index + 1}`, text))
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const selectedRows = (page: Page) =>
  rows(page)
    .and(page.locator('[aria-selected=true]'))
    .allInnerTexts()
    .then(texts => texts.map(text => text.replace(/^(Heading|Text)\s*/, '').trim()))
const announced = (page: Page, text: string) => page.getByText(text).waitFor({ state: 'attached' })
const order = async (page: Page) => (await rowTexts(page)).map(text => text.replace('Heading ', ''))
const field = (block: string) => `[data-block=${block}] [data-field=text]`
const boxes = (canvas: Frame) => canvas.locator('.selected').count()

describe('several blocks', () => {
  it('are selected in the outline with Shift and Ctrl, and moved, duplicated and deleted as one step', async () => {
    const { page, canvas, browserErrors } = await author.open(five)
    await row(page, 'Two').click()
    await row(page, 'Three').click({ modifiers: ['Shift'] })
    await announced(page, '2 blocks selected')
    await expect.poll(() => selectedRows(page)).toEqual(['Two', 'Three'])
    await panel(page).getByRole('heading', { name: '2 blocks' }).waitFor()
    await expect.poll(() => boxes(canvas)).toBe(2)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(await accessibilityViolations(canvas)).toEqual([])

    await page.keyboard.press('Alt+Shift+ArrowDown')
    await announced(page, '2 blocks moved to position 3 of 5')
    await expect.poll(() => order(page)).toEqual(['One', 'Four', 'Two', 'Three', 'Five'])
    await expect.poll(() => hasFocus(row(page, 'Three'))).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => order(page)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])

    await row(page, 'One').click()
    await row(page, 'Four').click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(() => selectedRows(page)).toEqual(['One', 'Four'])
    await page.keyboard.press('Control+d')
    await announced(page, '2 blocks duplicated')
    await expect.poll(() => order(page)).toEqual(['One', 'Two', 'Three', 'Four', 'One', 'Four', 'Five'])
    await page.keyboard.press('Delete')
    await announced(page, '2 blocks deleted')
    await expect.poll(() => hasFocus(row(page, 'Five'))).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => order(page)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])

    await row(page, 'Five').click()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => selectedRows(page)).toEqual(['Four', 'Five'])
    await expect.poll(() => hasFocus(row(page, 'Four'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => selectedRows(page)).toEqual(['Four'])
    await page.keyboard.press('Control+a')
    await announced(page, '5 blocks selected')
    await page.keyboard.press('Control+x')
    await expect.poll(() => rows(page).count()).toBe(0)
    await page.keyboard.press('Control+v')
    await expect.poll(() => order(page)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('are selected on the page in the same ways, but not while selecting text', async () => {
    const { page, canvas, browserErrors } = await author.open(five)
    await canvas.click(field('b1'))
    await canvas.click(field('b3'), { modifiers: ['Shift'] })
    await expect.poll(() => selectedRows(page)).toEqual(['One', 'Two', 'Three'])
    await expect.poll(() => focused(canvas)).toBe('b3')
    expect(await canvas.evaluate(() => String(document.getSelection()))).toBe('')
    await canvas.click(field('b2'), { modifiers: ['ControlOrMeta'] })
    await expect.poll(() => selectedRows(page)).toEqual(['One', 'Three'])
    await canvas.getByRole('toolbar', { name: '“2 blocks” block' }).waitFor()
    await page.keyboard.press('Delete')
    await expect.poll(() => blockTexts(canvas).then(texts => texts.length)).toBe(3)
    await page.keyboard.press('Control+z')
    await expect.poll(() => order(page)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])

    await canvas.focus('[data-block=b4]')
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => focused(canvas)).toBe('b3')
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => selectedRows(page)).toEqual(['Two', 'Three', 'Four'])
    await expect.poll(() => focused(canvas)).toBe('b2')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await announced(page, '3 blocks moved to position 1 of 5')
    await expect.poll(() => order(page)).toEqual(['Two', 'Three', 'Four', 'One', 'Five'])

    await canvas.click(field('b5'))
    await expect.poll(() => selectedRows(page)).toEqual(['Five'])
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => canvas.evaluate(() => String(document.getSelection()))).toBe('F')
    await canvas.click(field('b5'), { modifiers: ['Shift'], position: { x: 2, y: 5 } })
    await expect.poll(() => selectedRows(page)).toEqual(['Five'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('are selected when a selection is dragged out of a text into other blocks', async () => {
    const { page, canvas, browserErrors } = await author.open([
      heading('b1', 'One'),
      { type: 'rich-text', key: 'b2', props: { body: richText('Two words') } },
      heading('b3', 'Three'),
      heading('b4', 'Four'),
    ])
    const at = async (selector: string, dx = 4) => {
      const box = await canvas.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} is not shown`)
      return [box.x + dx, box.y + box.height / 2] as const
    }
    const drag = async (...stops: (readonly [number, number])[]) => {
      for (const [index, stop] of stops.entries()) {
        await page.mouse.move(...stop, { steps: 6 })
        if (index === 0) await page.mouse.down()
      }
    }
    const selection = () => canvas.evaluate(() => String(document.getSelection()))
    await canvas.click('[data-block=b2] p')
    await editorFocused(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type(', typed')
    // Near an edge, the browser scrolls for as long as the button is pressed.
    await canvas.locator(field('b3')).evaluate(element => element.scrollIntoView({ block: 'center' }))
    await drag(await at('[data-block=b2] p'), await at(field('b3')), await at(field('b4'), 40))
    await expect.poll(() => selectedRows(page)).toEqual(['Two words, typed', 'Three', 'Four'])
    expect(await selection()).toBe('')
    await page.mouse.move(...(await at(field('b3'))), { steps: 6 })
    await expect.poll(() => selectedRows(page)).toEqual(['Two words, typed', 'Three'])
    await page.mouse.up()
    await expect.poll(() => boxes(canvas)).toBe(2)
    await expect.poll(() => selectedRows(page)).toEqual(['Two words, typed', 'Three'])
    await page.keyboard.press('Delete')
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Four'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => rowTexts(page).then(texts => texts.length)).toBe(4)

    // Upwards, from a heading; within one text the browser selects.
    await drag(await at(field('b4'), 30), await at('[data-block=b2] p'))
    await page.mouse.up()
    await expect.poll(() => selectedRows(page)).toEqual(['Two words, typed', 'Three', 'Four'])
    await canvas.click(field('b1'))
    await expect.poll(() => selectedRows(page)).toEqual(['One'])
    await drag(await at(field('b1'), 1), await at(field('b1'), 200))
    await page.mouse.up()
    await expect.poll(selection).toBe('One')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('are dragged together', async () => {
    const { page, canvas } = await author.open(five)
    await page.setViewportSize({ width: 1600, height: 2400 })
    await row(page, 'Four').click()
    await row(page, 'Five').click({ modifiers: ['Shift'] })
    await dragOnto(page, canvas, 'b4', '[data-block=b2]')
    await expect.poll(() => order(page)).toEqual(['One', 'Four', 'Five', 'Two', 'Three'])
    await row(page, 'Four').dragTo(row(page, 'One'), { targetPosition: { x: 60, y: 4 } })
    await expect.poll(() => order(page)).toEqual(['Four', 'Five', 'One', 'Two', 'Three'])
    await author.leave(page)
  })

  it('are moved into and out of a slot by keyboard, with an announcement', async () => {
    const { page, canvas } = await author.open([{ type: 'columns', key: 'cols' }, ...five.slice(0, 2)])
    await row(page, 'One').click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await announced(page, '2 blocks moved into “Left column”, position 1 of 2')
    await expect.poll(() => row(page, 'One').getAttribute('aria-level')).toBe('3')
    await expect.poll(() => hasFocus(row(page, 'Two'))).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await announced(page, 'Heading moved into “Right column”, position 1 of 1')
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await announced(page, 'Heading moved to position 2 of 2')
    await expect.poll(() => row(page, 'Two').getAttribute('aria-level')).toBe('1')

    await canvas.focus('[data-block=b1]')
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await expect.poll(() => order(page)).toEqual(['Columns', 'Left column', 'Right column', 'One', 'Two'])
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await announced(page, 'Heading moved into “Left column”, position 1 of 1')
    await expect.poll(() => focused(canvas)).toBe('b1')
    await author.leave(page)
  })
})
