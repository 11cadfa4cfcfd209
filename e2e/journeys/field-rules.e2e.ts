import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { type Author, logInAuthor, panel, rows } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const field = { key: 'size', label: 'How large?', kind: 'text', options: '' }
const composed = { type: 'form', key: 'form', props: { title: 'Quote', fields: [field], recipient: '' } }

describe('the form of a block', () => {
  it('has the fields that make sense, keeps what the others contain, and says what its rules ask for', async () => {
    const editing = await author.open([composed])
    const { page, browserErrors } = editing
    await rows(page).filter({ hasText: /^Form/ }).click()
    const form = panel(page)
    await form.locator('summary').click()
    const options = form.getByLabel('Options')
    const kind = form.getByLabel('Type')
    await kind.waitFor()
    expect(await options.count()).toBe(0)
    await kind.selectOption('One of several options')
    await options.fill('Small')
    await kind.selectOption('Short text')
    await expect.poll(() => options.count()).toBe(0)
    await kind.selectOption('One of several options')
    await expect.poll(() => options.inputValue()).toBe('Small')

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const message = form.getByText('Add at least two options, one per line')
    await message.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect((await author.stored(editing))[0]?.props.fields).toMatchObject([
      { kind: 'radio', options: 'Small' },
    ])
    await options.fill('Small\nLarge')
    await message.waitFor({ state: 'detached' })
    await kind.selectOption('Hidden value')
    await expect.poll(() => form.getByLabel('Width').count()).toBe(0)
    expect(browserErrors).toEqual([expect.stringMatching(/^422: .*publish/), expect.stringContaining('422')])
    await author.leave(page)
  })
})
