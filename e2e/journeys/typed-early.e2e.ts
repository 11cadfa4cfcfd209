import type { BlockInput } from '@ximblox/contract/blocks'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { editorFocused, heading } from '../canvas.ts'
import { copyElsewhere, pasteFiles } from '../clipboard.ts'
import { type Author, type Editing, logInAuthor, rows, rowTexts } from '../editing.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

type Part = { type: string; content?: Part[]; text?: string; marks?: { type: string }[] }

const text = (key: string, ...content: Part[]): BlockInput => ({
  type: 'rich-text',
  key,
  props: { body: { type: 'doc', content } as BlockInput['props'] } as BlockInput['props'],
})
const line = (words: string, ...marks: string[]): Part => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }) }],
})
const list = (...items: string[]): Part => ({
  type: 'bulletList',
  content: items.map(words => ({ type: 'listItem', content: [line(words)] })),
})

/** A picture that the library does not have yet. */
const picture = (name: string) => ({
  name: `${crypto.randomUUID().slice(0, 8)}-${name}.png`,
  type: 'image/png',
  bytes: png(60, 40, () => [Math.random() * 255, Math.random() * 255, Math.random() * 255]),
})

/** Opens blocks in an editor whose text editor does not arrive until it is released. */
const openSlowly = async (...blocks: BlockInput[]) => {
  const arrival = Promise.withResolvers<void>()
  const editing = await author.open(blocks, page =>
    page.route('**/rich-text-editor-*.js', async route => {
      await arrival.promise
      await route.continue()
    }),
  )
  return { ...editing, arrive: () => arrival.resolve() }
}

/** The lines of the stored text of a block. */
const stored = async (editing: Pick<Editing, 'page' | 'id'>, at = 0): Promise<string[]> => {
  const body: Part = JSON.parse(JSON.stringify((await author.stored(editing))[at]?.props.body))
  const linesOf = (part: Part): string[] => {
    if (part.type === 'paragraph') return [(part.content ?? []).map(({ text = '↵' }) => text).join('')]
    const lines = (part.content ?? []).flatMap(linesOf)
    return part.type === 'listItem' ? lines.map(words => `• ${words}`) : lines
  }
  return linesOf(body)
}

/** Puts the caret at the end of a line. */
const clickEnd = async (canvas: Frame, page: Page, selector: string) => {
  await canvas.click(selector)
  await canvas.waitForSelector('.ximblox-interim:focus')
  await page.keyboard.press('End')
}

describe('a text whose editor is not loaded yet', () => {
  it('takes letters, Enter, Backspace, Delete, arrows, undo and what is pasted, in their order', async () => {
    const { page, id, canvas, arrive, browserErrors } = await openSlowly(
      text('a', line('One'), line('Two'), line('Three')),
      heading('b', 'After'),
    )
    await copyElsewhere(page, { 'text/plain': 'pasted\nlines' })
    await clickEnd(canvas, page, '[data-block=a] p:nth-child(2)')
    await page.keyboard.type(' ab')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await page.keyboard.type('xyz')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await page.keyboard.type('-')
    await page.keyboard.press('Control+v')
    await expect.poll(() => stored({ page, id })).toEqual(['One', 'Two a', 'x-pasted', 'linesz', 'Three'])
    expect(await accessibilityViolations(canvas)).toEqual([])

    arrive()
    await editorFocused(canvas)
    await page.keyboard.type('!')
    await expect.poll(() => stored({ page, id })).toEqual(['One', 'Two a', 'x-pasted', 'lines!z', 'Three'])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('joins lines with Backspace and Delete, leaves lists, and moves between lines with the arrows', async () => {
    const { page, id, canvas, arrive } = await openSlowly(
      text('a', line('One'), line('Two'), list('a', 'b')),
      heading('b', 'After'),
    )
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await clickEnd(canvas, page, '[data-block=a] p:nth-child(2)')
    await press('Home', 'Backspace', '-')
    await expect.poll(() => stored({ page, id })).toEqual(['One-Two', '• a', '• b'])
    await press('End', 'ArrowDown', '!', 'ArrowDown', '?')
    await expect.poll(() => stored({ page, id })).toEqual(['One-Two', '• a!', '• b?'])
    await press('Home', 'Backspace', '+')
    await expect.poll(() => stored({ page, id })).toEqual(['One-Two', '• a!+b?'])
    await press('Home', 'Backspace', 'x')
    await expect.poll(() => stored({ page, id })).toEqual(['One-Two', 'xa!+b?'])
    await press('ArrowLeft', 'ArrowLeft', 'y', 'Delete', 'z')
    await expect.poll(() => stored({ page, id })).toEqual(['One-Twoyzxa!+b?'])
    arrive()
    await editorFocused(canvas)
    await page.keyboard.type('.')
    await expect.poll(() => stored({ page, id })).toEqual(['One-Twoyz.xa!+b?'])
    await page.close()
  })

  it('joins the text of the block before with Backspace at its start', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')), text('b', line('Two')))
    await clickEnd(canvas, page, '[data-block=b] p')
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    await expect.poll(() => rows(page).count()).toBe(1)
    await canvas.waitForSelector('.ximblox-interim:focus')
    await page.keyboard.type('-')
    await expect.poll(() => stored({ page, id })).toEqual(['One', '-Two'])
    arrive()
    await page.close()
  })

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

  it('goes back with Shift+Tab', async () => {
    const { page, canvas, arrive } = await openSlowly(
      { type: 'notice', key: 'a', props: { title: 'One' } },
      text('b', line('Two')),
    )
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ximblox-interim:focus')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('!')
    await expect.poll(() => canvas.innerText('[data-block=a] [data-field=title]')).toBe('One!')
    await canvas.click('[data-block=b] p')
    await canvas.waitForSelector('.ximblox-interim:focus')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('Three')
    await expect
      .poll(() => rowTexts(page))
      .toEqual([expect.stringMatching(/^Notice/), 'Text Two', 'Text Three'])
    arrive()
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

  it('keeps what was typed when another block is chosen before', async () => {
    const { page, id, canvas, arrive } = await openSlowly(
      text('a', line('One', 'bold')),
      heading('b', 'After'),
    )
    await clickEnd(canvas, page, '[data-block=a] p')
    await page.keyboard.type(' and more')
    await canvas.click('[data-block=b] [data-field=text]')
    await page.keyboard.press('End')
    await page.keyboard.type(' all')
    expect(await canvas.locator('.ximblox-interim').count()).toBe(0)
    arrive()
    await expect.poll(() => stored({ page, id })).toEqual(['One and more'])
    await expect.poll(() => canvas.innerText('[data-block=a] strong')).toBe('One and more')
    await expect.poll(() => rows(page).last().innerText()).toContain('After all')
    await page.close()
  })

  it('continues a list, is undone and redone, and shows where it is', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', list('One', 'Two')))
    // Keys are one step unless there is a pause between them, which a busy machine must not make.
    await page.clock.setFixedTime(new Date())
    await clickEnd(canvas, page, '[data-block=a] li:first-child p')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Between')
    await expect.poll(() => stored({ page, id })).toEqual(['• One', '• Between', '• Two'])
    const area = await canvas.locator('.ximblox-interim').boundingBox()
    const items = await canvas
      .locator('[data-block=a] li')
      .evaluateAll(all => all.map(item => item.getBoundingClientRect().top))
    const frame = await page.locator('iframe[title=Page]').boundingBox()
    expect(Math.abs((area?.y ?? 0) - (frame?.y ?? 0) - (items[0] ?? 0))).toBeLessThan(4)
    await page.keyboard.press('Control+z')
    await expect.poll(() => stored({ page, id })).toEqual(['• One', '• Two'])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => stored({ page, id })).toEqual(['• One', '• Between', '• Two'])
    arrive()
    await editorFocused(canvas)
    await page.close()
  })

  it('takes a slash as a letter, because the menu of blocks comes with the editor', async () => {
    const { page, id, canvas, arrive } = await openSlowly(
      text('a', { type: 'paragraph' }),
      heading('b', 'After'),
    )
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ximblox-interim:focus')
    await page.keyboard.type('/or')
    await expect.poll(() => stored({ page, id })).toEqual(['/or'])
    expect(await canvas.getByRole('menu').count()).toBe(0)
    arrive()
    await page.close()
  })

  it('goes on in the next cell of a table with Tab, before and after its editor is there', async () => {
    const cell = (words: string) => ({ type: 'doc', content: [line(words)] })
    const editing = await openSlowly({
      type: 'table',
      key: 'a',
      props: { columns: '2', rows: [{ key: 'r1', c1: cell('One'), c2: cell('Two') }] },
    })
    const { page, canvas, arrive } = editing
    await canvas.click('[data-field="rows.r1.c1"]')
    await expect.poll(() => canvas.locator('.ximblox-interim').count()).toBe(1)
    await page.keyboard.press('End')
    await page.keyboard.type(' a')
    await page.keyboard.press('Tab')
    await page.keyboard.type(' b')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type(' c')
    await page.keyboard.press('Tab')
    await page.keyboard.type(' d')
    arrive()
    await editorFocused(canvas)
    await page.keyboard.type(' e')
    const cells = async () => {
      const [{ props } = { props: {} }] = await author.stored(editing)
      const [row] = JSON.parse(JSON.stringify(props)).rows
      return [row.c1, row.c2].map(({ content }) => content[0].content[0].text)
    }
    await expect.poll(cells).toEqual(['One a c', 'Two b d e'])
    await page.close()
  })

  it.each(['before', 'after'])(
    'goes on in the text below a title with Tab, %s its editor is there',
    async when => {
      const notice: BlockInput = { type: 'notice', key: 'a', props: { title: 'One' } }
      const { page, id, canvas, arrive } = await openSlowly(notice)
      if (when === 'after') arrive()
      await canvas.click('[data-field=title]')
      await page.keyboard.press('Tab')
      await page.keyboard.type('and on')
      await expect.poll(() => stored({ page, id })).toEqual(['and on'])
      // The text has the focus without being written in.
      await page.keyboard.press('Escape')
      await canvas.focus('[data-field=body]')
      await page.keyboard.type(' and on')
      await expect.poll(() => stored({ page, id })).toEqual(['and on and on'])
      arrive()
      await page.close()
    },
  )

  it('leaves the caret where a key puts it right after its editor has taken over', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    arrive()
    await canvas.waitForSelector('.ProseMirror:focus')
    await page.keyboard.press('Control+Home')
    // The editor reads the selection in a task of its own.
    await canvas.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    await page.keyboard.type('-')
    await expect.poll(() => stored({ page, id })).toEqual(['-One'])
    await page.close()
  })

  it('waits for a composition to end before its editor takes over', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: ' に', selectionStart: 2, selectionEnd: 2 })
    arrive()
    await session.send('Input.imeSetComposition', { text: ' にほ', selectionStart: 3, selectionEnd: 3 })
    await session.send('Input.insertText', { text: ' 日本' })
    await editorFocused(canvas)
    await page.keyboard.type('!')
    await expect.poll(() => stored({ page, id })).toEqual(['One 日本!'])
    await page.close()
  })

  it('is written and saved while the editor cannot be loaded, which is said, and tried again', async () => {
    const { page, id, canvas } = await author.open([text('a', line('One'))], page =>
      page.route('**/rich-text-editor-*.js', route => route.abort()),
    )
    await clickEnd(canvas, page, '[data-block=a] p')
    await canvas.getByRole('status').getByText('The text editor is not loaded yet.').waitFor()
    await page.keyboard.type(' is kept')
    await expect.poll(() => stored({ page, id })).toEqual(['One is kept'])
    expect(await accessibilityViolations(canvas)).toEqual([])
    await page.unroute('**/rich-text-editor-*.js')
    await editorFocused(canvas)
    await page.keyboard.type(' at the caret')
    await expect.poll(() => stored({ page, id })).toEqual(['One is kept at the caret'])
    await page.close()
  })
})
