import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { editorFocused } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, type Editing, hideTexts, logInAuthor, panel, richText } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

interface Part {
  content?: Part[]
  text?: string
  marks?: { type: string; attrs?: { href?: string } }[]
}

/** The stored text as Markdown, with a slash between paragraphs. */
const stored = async (editing: Pick<Editing, 'page' | 'id'>): Promise<string> => {
  const body = (await author.stored(editing))[0]?.props.body as Part
  return (body.content ?? []).map(shown).join(' / ')
}

const shown = ({ content = [], text, marks = [] }: Part): string => {
  if (text === undefined) return content.map(shown).join('')
  return marks.reduce((inner, { type, attrs }) => {
    if (type === 'bold') return `**${inner}**`
    return attrs?.href === undefined ? inner : `[${inner}](${attrs.href})`
  }, text)
}

const open = async (words: string, { inForm = false } = {}) => {
  const body = words === '' ? { type: 'doc', content: [{ type: 'paragraph' }] } : richText(words)
  const editing = await author.open([{ type: 'rich-text', key: 'a', props: { body } }])
  const { page, canvas } = editing
  if (inForm) {
    await canvas.focus('[data-block=a]')
    await hideTexts(canvas)
    await panel(page).getByRole('textbox', { name: 'Text' }).click()
  } else {
    await canvas.click('[data-block=a] [data-field=body]')
    await editorFocused(canvas)
  }
  await page.keyboard.press('Control+End')
  return editing
}

const selectWord = (page: Page) => page.keyboard.press('Control+Shift+ArrowLeft')

const paste = async (page: Page, text: string, html?: string) => {
  await copyElsewhere(page, { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) })
  await page.keyboard.press('Control+v')
}

describe.each([{ inForm: false }, { inForm: true }])('an address that is pasted ($inForm)', place => {
  it('links the selected words, also over a link, and is a link of its own without any', async () => {
    const { page, id } = await open('Read about dikes', place)
    await selectWord(page)
    await paste(page, 'https://example.org/dikes\n')
    await expect.poll(() => stored({ page, id })).toBe('Read about [dikes](https://example.org/dikes)')
    await paste(page, 'info@example.org')
    await expect.poll(() => stored({ page, id })).toBe('Read about [dikes](mailto:info@example.org)')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' or ')
    await paste(page, 'www.example.org')
    await page.keyboard.type(' now')
    await expect
      .poll(() => stored({ page, id }))
      .toBe('Read about [dikes](mailto:info@example.org) or [www.example.org](https://www.example.org) now')
    await author.leave(page)
  })
})

describe('an address', () => {
  it('links words of several paragraphs and formats', async () => {
    const { page, id } = await open('One two')
    await selectWord(page)
    await page.keyboard.press('Control+b')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('three')
    await page.keyboard.press('Control+a')
    await paste(page, 'https://example.org')
    await expect
      .poll(() => stored({ page, id }))
      .toBe('[One ](https://example.org)**[two](https://example.org)** / [three](https://example.org)')
    await author.leave(page)
  })

  it('leaves the selected words alone if no link may have it, and says so', async () => {
    const { page, id } = await open('Read this')
    for (const refused of ['ftp://example.org/a', 'javascript:alert(1)']) {
      await selectWord(page)
      await paste(page, refused)
      await page.getByText(`“${refused}” cannot be a link`).waitFor()
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.type('!')
    await expect.poll(() => stored({ page, id })).toBe('Read this!')
    await paste(page, ' ftp://example.org/a')
    await expect.poll(() => stored({ page, id })).toBe('Read this! ftp://example.org/a')
    await author.leave(page)
  })

  it('is found on each of several lines, and beside words', async () => {
    const { page, id } = await open('')
    await paste(page, 'See https://a.example/x.\n\nwww.b.org, and (https://c.example/d_(e))')
    await expect
      .poll(() => stored({ page, id }))
      .toBe(
        'See [https://a.example/x](https://a.example/x). / [www.b.org](https://www.b.org), and ([https://c.example/d_(e)](https://c.example/d_(e)))',
      )
    await author.leave(page)
  })

  it('keeps the words that the link had where it was copied', async () => {
    const { page, id } = await open('')
    await paste(page, 'https://example.org/a', '<a href="https://example.org/a">The dikes</a>')
    await expect.poll(() => stored({ page, id })).toBe('[The dikes](https://example.org/a)')
    await author.leave(page)
  })

  it('becomes a link when a space or a new line follows it, which one undo takes back', async () => {
    const { page, id } = await open('')
    await page.keyboard.type('See https://example.org/a')
    await expect.poll(() => stored({ page, id })).toBe('See https://example.org/a')
    await page.keyboard.type(', ')
    const linked = 'See [https://example.org/a](https://example.org/a), '
    await expect.poll(() => stored({ page, id })).toBe(linked)
    await page.keyboard.press('Control+z')
    await expect.poll(() => stored({ page, id })).toBe('See https://example.org/a, ')
    await page.keyboard.press('Control+y')
    await page.keyboard.type('info@example.org')
    await page.keyboard.press('Enter')
    await page.keyboard.type('readme.md and e.g.word ')
    await expect
      .poll(() => stored({ page, id }))
      .toBe(`${linked}[info@example.org](mailto:info@example.org) / readme.md and e.g.word `)
    await author.leave(page)
  })
})
