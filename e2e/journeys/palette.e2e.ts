import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { type Author, logInAuthor } from '../editing.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

describe('the command palette', () => {
  it('says how many pages have a word, and leads to the list of all', async () => {
    const word = `Alder${crypto.randomUUID().slice(0, 8)}`
    for (let number = 1; number <= 7; number += 1) {
      const slug = `${word}-${number}`.toLowerCase()
      const body = { title: `${word} ${number}`, slug, type: 'basic', locale: 'en-gb' as const }
      await author.client.page.create({ body })
    }
    const { page, browserErrors } = await author.open([])
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('textbox')
    await field.fill(word)
    const options = page.getByRole('dialog').getByRole('option')
    await expect.poll(() => options.filter({ hasText: word }).count()).toBe(6)
    const all = options.filter({ hasText: 'Show all 7 matches' })
    expect(await accessibilityViolations(page)).toEqual([])
    await all.click()
    await expect.poll(() => page.getByRole('row').filter({ hasText: word }).count()).toBe(7)

    // It is a way to a list, not a place to go back to.
    await page.keyboard.press('Control+k')
    await options.first().waitFor()
    expect(await all.count()).toBe(0)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})
