import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading } from '../canvas.ts'
import { type Author, logInAuthor, rows } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

describe('the changes beside a page', () => {
  it('are shown by block, and reverted one by one, each as a step for undo', async () => {
    const editing = await author.open([heading('a', 'First'), heading('b', 'Second'), heading('c', 'Third')])
    const { page, canvas, browserErrors } = editing
    const changes = page.getByRole('tabpanel', { name: 'Changes' })
    await page.getByRole('tab', { name: 'Changes' }).click()
    await changes.getByText('Visitors do not see this page').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await changes.getByText('Visitors see exactly this').waitFor()

    await rows(page).filter({ hasText: 'Second' }).click()
    await page.keyboard.press('Delete')
    const text = canvas.locator('[data-block=a] [data-field=text]')
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' edition')
    const list = changes.getByRole('listitem')
    await expect.poll(() => list.count()).toBe(2)
    await expect.poll(() => list.first().locator('ins').textContent()).toContain('edition')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await list.last().getByRole('button', { name: 'Revert: Heading' }).click()
    await expect.poll(() => list.count()).toBe(1)
    await expect.poll(() => rows(page).allInnerTexts()).toHaveLength(3)
    await list.getByRole('button', { name: 'Show: Heading' }).click()
    await expect.poll(() => rows(page).first().getAttribute('aria-selected')).toBe('true')
    await list.getByRole('button', { name: 'Revert: Heading' }).click()
    await expect.poll(() => text.textContent()).toBe('First')
    await changes.getByText('Visitors see exactly this').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => text.textContent()).toBe('First edition')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})
