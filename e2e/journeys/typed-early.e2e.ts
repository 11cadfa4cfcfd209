import type { BlockInput } from '@ximblox/contract/blocks'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { editorFocused, heading } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, type Editing, logInAuthor, rows, rowTexts } from '../editing.ts'
import { clickEnd, line, list, openWithoutTextEditor, storedLines, text } from '../interim-text.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const openSlowly = (...blocks: BlockInput[]) => openWithoutTextEditor(author, blocks)
const stored = (editing: Pick<Editing, 'page' | 'id'>, at?: number) => storedLines(author, editing, at)

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

  it('goes on in its editor when someone returns by a click, after it has come', async () => {
    const { page, id, canvas, arrive } = await openSlowly(text('a', line('One')))
    await clickEnd(canvas, page, '[data-block=a] p')
    await rows(page).first().focus()
    const code = page.waitForResponse('**/rich-text-editor-*.js')
    arrive()
    await canvas.evaluate(`import('${(await code).url()}')`)
    expect(await canvas.locator('.ximblox-interim').count()).toBe(1)
    await canvas.click('.ximblox-interim')
    await editorFocused(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type(' more')
    await expect.poll(() => stored({ page, id })).toEqual(['One more'])
    await page.close()
  })

  it('is written and saved while the editor cannot be loaded, with a message and further attempts', async () => {
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
