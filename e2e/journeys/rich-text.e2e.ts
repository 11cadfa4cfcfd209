import type { Json } from '@ximblox/contract/fields'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, type Editing, logInAuthor } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const emptyText = { type: 'doc', content: [{ type: 'paragraph' }] }

const openText = async (body: Json = emptyText): Promise<Editing> => {
  const editing = await author.open([{ type: 'rich-text', key: 't', props: { body } }])
  await editing.canvas.click('[data-block=t] [data-field=body]')
  await editing.canvas.locator('[data-field=body][contenteditable=true]').waitFor()
  return editing
}
const storedBody = async (editing: Editing) => (await author.stored(editing))[0]?.props?.body

const formatting = (editing: Editing) => editing.canvas.getByRole('toolbar', { name: 'Formatting' })

describe('formatted text', () => {
  it('keeps a line break in bold words', async () => {
    const editing = await openText()
    const { page, browserErrors } = editing
    await page.keyboard.type('one')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+b')
    const marks = [{ type: 'bold' }]
    const content = [
      { type: 'text', text: 'one', marks },
      { type: 'hardBreak', marks },
      { type: 'text', text: 'two', marks },
    ]
    await expect.poll(() => storedBody(editing)).toMatchObject({ content: [{ content }] })
    await expect.poll(() => editing.canvas.locator('strong').innerHTML()).toBe('one<br>two')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('has strikethrough, code and preformatted lines', async () => {
    const editing = await openText()
    const { page, canvas } = editing
    await page.keyboard.type('100')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+s')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+s')
    await page.keyboard.type('if a')
    await formatting(editing).getByRole('button', { name: 'More formatting' }).click()
    await formatting(editing).getByRole('button', { name: 'Preformatted text' }).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('  b()')
    await expect.poll(() => canvas.locator('pre').textContent()).toBe('if a\n  b()')
    await expect
      .poll(() => storedBody(editing))
      .toEqual({
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: '100', marks: [{ type: 'strike' }] }] },
          { type: 'codeBlock', content: [{ type: 'text', text: 'if a\n  b()' }] },
        ],
      })
    await page.keyboard.press('Escape')
    expect(await canvas.locator('[data-field=body] :is(s, pre)').allTextContents()).toEqual([
      '100',
      'if a\n  b()',
    ])
    await author.leave(page)
  })

  it('takes signs around typed words as formatting, and others as they are', async () => {
    const editing = await openText()
    const { page } = editing
    await page.keyboard.type('2 * 3 * 4, *one*, 2 ** 3 ** 4, __two__')
    const words = (text: string, ...types: string[]) => ({
      type: 'text',
      text,
      ...(types.length > 0 && { marks: types.map(type => ({ type })) }),
    })
    await expect
      .poll(() => storedBody(editing))
      .toEqual({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              words('2 * 3 * 4, '),
              words('one', 'italic'),
              words(', 2 ** 3 ** 4, '),
              words('two', 'bold'),
            ],
          },
        ],
      })
    await author.leave(page)
  })

  it('numbers lists with letters and from any number', async () => {
    const editing = await openText()
    const { page, canvas } = editing
    await page.keyboard.type('5. five')
    await page.keyboard.press('Enter')
    await page.keyboard.type('six')
    await formatting(editing).getByRole('button', { name: 'More formatting' }).click()
    await formatting(editing).getByRole('button', { name: 'Change numbering' }).click()
    await expect.poll(() => canvas.locator('ol[start="5"][type="a"] li').count()).toBe(2)
    await expect
      .poll(() => storedBody(editing))
      .toMatchObject({ content: [{ type: 'orderedList', attrs: { start: 5, type: 'a' } }] })
    await author.leave(page)
  })

  it('has a pasted list below the words before the caret, with its own numbers, and among the items of a list', async () => {
    const editing = await openText()
    const { page, canvas, browserErrors } = editing
    await copyElsewhere(page, { 'text/plain': '3. three\n4. four' })
    await page.keyboard.type('Words')
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    const lines = () => canvas.locator('[data-field=body] p').allInnerTexts()
    await expect.poll(lines).toEqual(['Words', 'three', 'four!'])
    expect(await canvas.locator('ol[start="3"] > li').count()).toBe(2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+v')
    await expect.poll(lines).toEqual(['Words', 'three', 'four', 'three', 'four!'])
    expect(await canvas.locator('ol[start="3"] > li').count()).toBe(4)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('goes on with nine levels of a list', async () => {
    const editing = await openText()
    const { page } = editing
    await page.keyboard.type('- 1')
    for (let level = 2; level <= 9; level += 1) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.type(`${level}`)
    }
    await expect
      .poll(async () => JSON.stringify(await storedBody(editing)).split('bulletList').length)
      .toBe(10)
    await author.leave(page)
  })

  it('is written in the direction of its letters', async () => {
    const editing = await openText()
    const { page, canvas } = editing
    await page.keyboard.type('שלום (test) 123')
    const isAtRight = () =>
      canvas.locator('[data-field=body] p').evaluate(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return element.getBoundingClientRect().right - range.getBoundingClientRect().right < 1
      })
    await expect.poll(isAtRight).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => canvas.locator('[data-field=body] p[dir=auto]').count()).toBe(1)
    expect(await isAtRight()).toBe(true)
    await author.leave(page)
  })

  it('opens a text that an editor could not have written, and keeps its words', async () => {
    const body = {
      type: 'doc',
      content: [
        { type: 'blockquote', content: [] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [] }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Last' }] },
      ],
    }
    const editing = await openText(body)
    await editing.page.keyboard.press('Control+End')
    await editing.page.keyboard.type(' words')
    await expect
      .poll(() => storedBody(editing))
      .toMatchObject({ content: [{}, {}, { content: [{ text: 'Last words' }] }] })
    await author.leave(editing.page)
  })
})
