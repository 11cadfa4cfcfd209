import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, rows } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const link = { type: 'link', attrs: { href: 'https://example.org/rain' } }
const body = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Much ' },
        { type: 'text', text: 'rain', marks: [link] },
        { type: 'text', text: ' today' },
      ],
    },
  ],
}
const blocks = [
  heading('a', 'Rain'),
  { type: 'columns', key: 'cols', slots: { left: [{ type: 'rich-text', key: 'in', props: { body } }] } },
  heading('z', 'After the rain'),
]

/** The text that is marked in particular. */
const marked = (canvas: Frame) =>
  canvas.evaluate(() =>
    [...(CSS.highlights.get('ximblox-found-here') ?? [])].map(range =>
      range.startContainer.parentElement?.closest('[data-block]')?.getAttribute('data-block'),
    ),
  )

describe('finding and replacing on a page', () => {
  it('goes from one occurrence to the next, and Escape leads into the last one', async () => {
    const { page, canvas, id } = await author.open(blocks)
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+f')
    const bar = page.getByRole('search', { name: 'Find on page' })
    await expect.poll(() => hasFocus(bar.getByLabel('Find', { exact: true }))).toBe(true)
    await page.keyboard.type('RAIN')
    await bar.getByText('1 of 3').waitFor()
    await expect.poll(() => marked(canvas)).toEqual(['a'])
    await page.keyboard.press('Enter')
    await bar.getByText('2 of 3').waitFor()
    await expect.poll(() => marked(canvas)).toEqual(['in'])
    await expect.poll(() => rows(page).nth(3).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Shift+Enter')
    await bar.getByText('3 of 3').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await bar.getByRole('button', { name: 'Match case' }).click()
    await bar.getByText('No results').waitFor()
    await bar.getByRole('button', { name: 'Match case' }).click()
    await bar.getByLabel('Find', { exact: true }).press('Shift+Enter')
    await bar.getByText('3 of 3').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => canvas.evaluate(() => document.getSelection()?.toString())).toBe('rain')
    await expect.poll(() => marked(canvas)).toEqual([])
    await page.keyboard.type('snow')
    await expect
      .poll(() => author.stored({ page, id }).then(stored => stored[2]?.props.text))
      .toBe('After the snow')
    await author.leave(page)
  })

  it('replaces one or all, keeps links, and takes all back as one step', async () => {
    const { page, id } = await author.open(blocks)
    await page.getByRole('button', { name: 'Find on page' }).click()
    const bar = page.getByRole('search', { name: 'Find on page' })
    await bar.getByLabel('Find', { exact: true }).fill('rain')
    await bar.getByLabel('Replace with').fill('snow')
    await bar.getByRole('button', { name: 'Replace', exact: true }).click()
    await bar.getByText('1 of 2').waitFor()
    await bar.getByRole('button', { name: 'Replace all' }).click()
    await page.getByText('2 results replaced').waitFor()
    const texts = () =>
      author
        .stored({ page, id })
        .then(stored => [
          stored[0]?.props.text,
          JSON.stringify(stored[1]?.slots?.left?.[0]?.props.body),
          stored[2]?.props.text,
        ])
    await expect.poll(texts).toEqual(['snow', expect.stringContaining('snow'), 'After the snow'])
    expect((await author.stored({ page, id }))[1]?.slots?.left?.[0]?.props.body).toEqual(
      JSON.parse(JSON.stringify(body).replace('"text":"rain"', '"text":"snow"')),
    )
    await bar.getByLabel('Find', { exact: true }).press('Control+z')
    await expect.poll(texts).toEqual(['snow', expect.stringContaining('rain'), 'After the rain'])
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Find on page' }))).toBe(true)
    await author.leave(page)
  })
})
