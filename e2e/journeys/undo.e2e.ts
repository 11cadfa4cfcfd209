import type { Frame, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { editorFocused, heading } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, panel, richText, rows } from '../editing.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const text = (key: string, words: string) => ({ type: 'rich-text', key, props: { body: richText(words) } })

/** Whether an element is within its window. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate(node => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe('undo and redo', () => {
  it('bring what they change into view', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `h${index}`)
    const { page, canvas } = await author.open(keys.map(key => heading(key, `Heading ${key}`)))
    const first = canvas.locator('[data-block=h0] h2')
    await first.click()
    await page.keyboard.press('End')
    await page.keyboard.insertText(' changed')
    const goToEnd = async () => {
      await rows(page).last().click()
      await expect.poll(() => isInView(first)).toBe(false)
    }
    await goToEnd()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => isInView(first)).toBe(true)
    expect(await first.innerText()).toBe('Heading h0')
    await goToEnd()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => isInView(first)).toBe(true)
    expect(await first.innerText()).toBe('Heading h0 changed')
    await author.leave(page)
  })

  it('move the caret to what they change', async () => {
    const { page, canvas } = await author.open([text('a', 'One'), heading('b', 'Two'), text('c', 'Three')])
    const add = async (selector: string, words: string) => {
      await canvas.click(selector)
      if (selector !== '[data-block=b] h2') await editorFocused(canvas)
      await page.keyboard.press('End')
      await page.keyboard.type(words)
    }
    await add('[data-block=a] p', ' first')
    await add('[data-block=b] h2', ' second')
    await add('[data-block=c] p', ' third')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => canvas.innerText('[data-block=b] h2')).toBe('Two')
    await expect.poll(() => canvas.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await page.keyboard.press('Control+z')
    await expect.poll(() => canvas.innerText('[data-block=a]')).toBe('One')
    await editorFocused(canvas)
    await page.keyboard.type(' again')
    await expect.poll(() => canvas.innerText('[data-block=a]')).toBe('One again')
    expect(await canvas.innerText('[data-block=b] h2')).toBe('Two')
    expect(await canvas.innerText('[data-block=c]')).toBe('Three')
    await author.leave(page)
  })
})

describe('undo and redo in the panel', () => {
  it('go on in the field that they change, also in another block', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    const intro = panel(page).getByLabel('Introduction')
    for (const row of [0, 1]) {
      await rows(page).nth(row).click()
      await intro.click()
      await page.keyboard.type(`words ${row}`)
    }
    const intros = () => canvas.locator('[data-field=intro]').allInnerTexts()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(intros).toEqual(['', ''])
    expect(await panel(page).getByLabel('Title').inputValue()).toBe('One')
    await expect.poll(() => hasFocus(intro)).toBe(true)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(intros).toEqual(['words 0', ''])
    expect(await panel(page).getByLabel('Title').inputValue()).toBe('One')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(intros).toEqual(['words 0', 'words 1'])
    await expect.poll(() => hasFocus(intro)).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type(' more')
    await expect.poll(intros).toEqual(['words 0', 'words 1 more'])
    await author.leave(page)
  })

  it('go on in a text on the canvas that was written there', async () => {
    const { page, canvas } = await author.open([text('a', 'One'), heading('b', 'Two')])
    await canvas.click('[data-block=a] p')
    await editorFocused(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type(' more')
    await rows(page).last().click()
    await panel(page).getByLabel('Introduction').click()
    await page.keyboard.type('words')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => canvas.innerText('[data-block=a]')).toBe('One')
    await editorFocused(canvas)
    await page.keyboard.type('!')
    await expect.poll(() => canvas.innerText('[data-block=a]')).toBe('One!')
    await author.leave(page)
  })
})

describe('a composition', () => {
  const places: [string, (canvas: Frame) => Promise<void>, string][] = [
    ['a heading', canvas => canvas.locator('[data-block=a] h2').click(), '[data-block=a] h2'],
    [
      'a formatted text',
      async canvas => {
        await canvas.locator('[data-block=b] p').click()
        await editorFocused(canvas)
      },
      '[data-block=b] p',
    ],
  ]
  it.each(places)(
    'in %s is undone as one step, also if it was saved in the meantime',
    async (_place, enter, at) => {
      const { page, id, canvas } = await author.open([heading('a', 'One'), text('b', 'One')])
      await enter(canvas)
      await page.keyboard.press('End')
      const session = await page.context().newCDPSession(page)
      const stored = async () =>
        JSON.stringify((await author.client.page.get({ params: { id } })).page.content)
      for (const words of ['か', 'かん']) {
        const length = words.length
        await session.send('Input.imeSetComposition', {
          text: words,
          selectionStart: length,
          selectionEnd: length,
        })
        await expect.poll(stored).toContain(`One${words}`)
      }
      await session.send('Input.insertText', { text: '漢' })
      await expect.poll(stored).toContain('One漢')
      await page.keyboard.press('Control+z')
      await expect.poll(() => canvas.locator(at).innerText()).toBe('One')
      await author.leave(page)
    },
  )
})
