import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { heading } from '../canvas.ts'
import { type Author, logInAuthor, panel, rowTexts } from '../editing.ts'

const url = inject('url')
let author: Author
beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

it('blocks of a column that is dropped move to the last one, with a notification, and are undone in one step', async () => {
  const columns = {
    type: 'columns',
    key: 'columns',
    props: { layout: 'thirds' },
    slots: { left: [heading('a', 'One')], right: [heading('b', 'Two')], third: [heading('c', 'Three')] },
  }
  const { page, id, canvas } = await author.open([columns])
  const stored = async () => {
    const [first] = await author.stored({ page, id })
    return Object.entries(first?.slots ?? {}).map(([name, blocks]) => [name, blocks.map(({ key }) => key)])
  }
  await page.getByRole('treeitem').first().click()
  await panel(page).getByLabel('Layout').selectOption('halves')
  await page.getByText('1 block was moved to “Right column”.').waitFor()
  await expect.poll(() => canvas.locator('[data-block=c]').isVisible()).toBe(true)
  expect(await rowTexts(page)).not.toContain('Third column')
  await expect.poll(stored).toEqual([
    ['left', ['a']],
    ['right', ['b', 'c']],
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(stored).toEqual([
    ['left', ['a']],
    ['right', ['b']],
    ['third', ['c']],
  ])
  expect(await panel(page).getByLabel('Layout').inputValue()).toBe('thirds')
  await author.leave(page)
})
