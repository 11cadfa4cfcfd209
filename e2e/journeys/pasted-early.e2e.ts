import type { BlockInput } from '@ximblox/contract/blocks'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { editorFocused, heading } from '../canvas.ts'
import { copyElsewhere, pasteFiles } from '../clipboard.ts'
import { type Author, type Editing, logInAuthor, rows, rowTexts } from '../editing.ts'
import { clickEnd, line, openWithoutTextEditor, pressAtOnce, storedLines, text } from '../interim-text.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const openSlowly = (...blocks: BlockInput[]) => openWithoutTextEditor(author, blocks)
const stored = (editing: Pick<Editing, 'page' | 'id'>, at?: number) => storedLines(author, editing, at)

/** A picture that the library does not have yet. */
const picture = (name: string) => ({
  name: `${crypto.randomUUID().slice(0, 8)}-${name}.png`,
  type: 'image/png',
  bytes: png(60, 40, () => [Math.random() * 255, Math.random() * 255, Math.random() * 255]),
})

describe('a text that something is pasted into before its editor is loaded', () => {
  it('takes the words of what is pasted at once, and its formatting, pictures and tables with the editor', async () => {
    const { page, id, canvas, arrive, browserErrors } = await openSlowly(text('a', line('Before  after')))
    await copyElsewhere(page, {
      'text/html': '<p>One <b>bold</b></p><ul><li>Item</li></ul><p>Last</p>',
    })
    await clickEnd(canvas, page, '[data-block=a] p')
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    await expect.poll(() => stored({ page, id })).toEqual(['Before One bold', 'Item', 'Last! after'])
    await pasteFiles(canvas, [picture('early')])
    await page.keyboard.type('?')
    arrive()
    await editorFocused(canvas)
    await page.keyboard.type('+')
    await canvas.waitForSelector('[data-block=a] .ProseMirror img')
    await expect.poll(() => stored({ page, id })).toEqual(['Before One bold', '• Item', 'Last!', '?+ after'])
    expect(await canvas.innerText('[data-block=a] strong')).toBe('bold')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('goes on at the caret after a list that was pasted before', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('Left right'), line('Below')))
    await copyElsewhere(page, { 'text/html': '<ul><li>One</li><li>Two</li></ul>' })
    await clickEnd(canvas, page, '[data-block=a] p')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    await expect.poll(() => stored({ page, id })).toEqual(['Left One', 'Two!right', 'Below'])
    arrive()
    await editorFocused(canvas)
    await page.keyboard.type('?')
    await expect.poll(() => stored({ page, id })).toEqual(['Left ', '• One', '• Two!?right', 'Below'])
    await page.close()
  })

  it('divides for a table that was pasted before, once its editor is there', async () => {
    const { page, id, canvas, arrive, browserErrors } = await openSlowly(text('a', line('One')))
    await copyElsewhere(page, {
      'text/html': '<table><tr><td>a</td><td>b</td></tr></table><p>Two</p>',
      'text/plain': 'a\tb\nTwo',
    })
    await clickEnd(canvas, page, '[data-block=a] p')
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    await expect.poll(() => stored({ page, id })).toEqual(['Onea\tb', 'Two!'])
    arrive()
    await expect.poll(() => rowTexts(page)).toEqual(['Text One', 'Table a', 'Text Two!'])
    await editorFocused(canvas)
    await page.keyboard.type('?')
    await expect.poll(() => stored({ page, id }, 2)).toEqual(['Two!?'])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('brings back by redo what was pasted, with its formatting, image and caret', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')))
    await page.clock.setFixedTime(new Date())
    await clickEnd(canvas, page, '[data-block=a] p')
    const source = `data:image/png;base64,${Buffer.from(picture('redone').bytes).toString('base64')}`
    await copyElsewhere(page, { 'text/html': `<p> <b>two</b></p><p>Three <img src="${source}" alt=""></p>` })
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    await page.keyboard.press('Control+z')
    await expect.poll(() => stored({ page, id })).toEqual(['One'])
    expect(await canvas.locator('.ximblox-interim-note').count()).toBe(0)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => stored({ page, id })).toEqual(['Onetwo', 'Three!'])
    await page.keyboard.type('?')
    arrive()
    await editorFocused(canvas)
    await canvas.waitForSelector('[data-block=a] .ProseMirror img')
    expect(await canvas.innerText('[data-block=a] strong')).toBe('two')
    await expect.poll(() => canvas.innerText('[data-block=a]')).toMatch(/Three\s+!\?$/)
    await page.close()
  })

  it.each(['before', 'after'])(
    'is begun with letters and a paste at once on a focused block, %s its editor is there',
    async when => {
      const divider = { type: 'divider', key: 'd', props: {} }
      const { page, id, canvas, arrive } = await openSlowly(divider, text('a', line('One')))
      await canvas.hover('[data-block=a] p')
      if (when === 'after') arrive()
      await copyElsewhere(page, { 'text/html': '<p><b>bold</b></p><p>Two</p>' })
      await canvas.focus('[data-block=d]')
      await pressAtOnce(page, 'x', 'y', 'paste', 'a', 'b')
      await expect.poll(() => stored({ page, id }, 1)).toEqual(['xybold', 'Twoab'])
      arrive()
      await editorFocused(canvas)
      await page.keyboard.type('!')
      await expect.poll(() => stored({ page, id }, 1)).toEqual(['xybold', 'Twoab!'])
      expect(await canvas.innerText('[data-field=body] strong')).toBe('bold')
      await page.close()
    },
  )

  it('begins after blocks that are pasted with the letters that follow at once', async () => {
    const divider = { type: 'divider', key: 'd', props: {} }
    const { page, canvas, arrive } = await openSlowly(divider, heading('a', 'Last'))
    await copyElsewhere(page, { 'text/html': '<p>Pasted</p>' })
    await canvas.focus('[data-block=d]')
    await pressAtOnce(page, 'paste', 'paste', 'a', 'b')
    await expect
      .poll(() => rowTexts(page))
      .toEqual(['Divider', 'Text Pasted', 'Text Pasted', 'Text ab', 'Heading Last'])
    await canvas.waitForSelector('.ximblox-interim:focus')
    await page.keyboard.type('c')
    await expect.poll(async () => (await rowTexts(page)).at(3)).toBe('Text abc')
    arrive()
    await page.close()
  })

  it('asks before an image that waits for the editor is lost', async () => {
    const { page, canvas, arrive } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    await pasteFiles(canvas, [picture('waiting')])
    await canvas.getByRole('status').getByText('The image appears').waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('dialog').getByText('An image that you pasted').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
    arrive()
    await canvas.click('.ximblox-interim')
    await expect.poll(() => canvas.locator('[data-block=a] img').count()).toBe(1)
    await page.close()
  })

  it('keeps the formatting of what was pasted before a table', async () => {
    const { page, canvas, arrive } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    await copyElsewhere(page, { 'text/html': '<p> and <b>bold</b></p>' })
    await page.keyboard.press('Control+v')
    await copyElsewhere(page, { 'text/html': '<table><tr><td>a</td><td>b</td></tr></table>' })
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    arrive()
    await expect.poll(() => rowTexts(page)).toEqual(['Text Oneand bold', 'Table a', 'Text !'])
    expect(await canvas.innerText('[data-block=a] strong')).toBe('bold')
    await page.close()
  })

  it('divides for each of several tables, with what was written and pasted between them', async () => {
    const { page, id, canvas, arrive, browserErrors } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    for (const cell of ['a', 'b']) {
      await copyElsewhere(page, { 'text/html': `<table><tr><td>${cell}</td><td>2</td></tr></table>` })
      await page.keyboard.press('Control+v')
      await page.keyboard.type(`after ${cell}`)
      await copyElsewhere(page, { 'text/html': `<b>bold ${cell}</b>` })
      await page.keyboard.press('Control+v')
    }
    await copyElsewhere(page, { 'text/html': '<table><tr><td>c</td><td>2</td></tr></table>' })
    await page.keyboard.press('Control+v')
    arrive()
    await expect
      .poll(() => rowTexts(page))
      .toEqual([
        'Text One',
        'Table a',
        'Text after abold a',
        'Table b',
        'Text after bbold b',
        'Table c',
        'Text',
      ])
    await editorFocused(canvas)
    await page.keyboard.type('End')
    await expect.poll(() => stored({ page, id }, 6)).toEqual(['End'])
    expect(await canvas.locator('main strong').allInnerTexts()).toEqual(['bold a', 'bold b'])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('places an image after the table that was pasted before it', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    await pasteFiles(canvas, [picture('first')])
    await page.keyboard.type(' two')
    await copyElsewhere(page, { 'text/html': '<table><tr><td>a</td><td>b</td></tr></table>' })
    await page.keyboard.press('Control+v')
    await page.keyboard.type('Three')
    await pasteFiles(canvas, [picture('second')])
    await page.keyboard.type('Four')
    arrive()
    await expect.poll(() => rows(page).count()).toBe(3)
    const parts = async () =>
      (await author.stored({ page, id })).map(({ type, props }) =>
        type === 'table'
          ? 'table'
          : JSON.stringify(props)
              .match(/"(One|image| two|Three|Four)"/g)
              ?.join(''),
      )
    await expect.poll(parts).toEqual(['"One""image"" two"', 'table', '"Three""image""Four"'])
    await page.close()
  })

  it('keeps the pictures of pasted HTML when another block is chosen before', async () => {
    const { page, canvas, arrive } = await openSlowly(text('a', line('One')), heading('b', 'After'))
    await clickEnd(canvas, page, '[data-block=a] p')
    const source = `data:image/png;base64,${Buffer.from(picture('inline').bytes).toString('base64')}`
    await copyElsewhere(page, { 'text/html': `<p> two <img src="${source}" alt=""> three</p>` })
    await page.keyboard.press('Control+v')
    await canvas.getByRole('status').getByText('The image appears once the text editor is loaded.').waitFor()
    await canvas.click('[data-block=b] [data-field=text]')
    await expect.poll(() => rowTexts(page)).toEqual(['Text Onetwo three', 'Image', 'Heading After'])
    arrive()
    await page.close()
  })

  it('keeps the words and pictures that were pasted when another block is chosen before', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')), heading('b', 'After'))
    await clickEnd(canvas, page, '[data-block=a] p')
    await copyElsewhere(page, { 'text/html': '<p> and <b>more</b></p>' })
    await page.keyboard.press('Control+v')
    await pasteFiles(canvas, [picture('left')])
    await canvas.click('[data-block=b] [data-field=text]')
    await expect.poll(() => rows(page).count()).toBe(3)
    expect((await author.stored({ page, id })).map(({ type }) => type)).toEqual([
      'rich-text',
      'image',
      'heading',
    ])
    await expect.poll(() => stored({ page, id })).toEqual(['Oneand more'])
    arrive()
    await page.close()
  })
})
