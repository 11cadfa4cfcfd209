import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, rows, rowTexts } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const columns = { type: 'columns', key: 'cols', slots: { left: [heading('in', 'Café inside')] } }
const open = () => author.open([heading('a', 'Above'), columns, heading('b', 'Below')])

describe('the outline', () => {
  it('collapses and expands a block with the arrow keys', async () => {
    const { page, browserErrors } = await open()
    const row = rows(page).filter({ hasText: /^Columns/ })
    await row.click()
    await expect.poll(() => rows(page).count()).toBe(6)
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => rows(page).count()).toBe(3)
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => hasFocus(row)).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => hasFocus(rows(page).filter({ hasText: 'Below' }))).toBe(true)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => rows(page).count()).toBe(6)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => hasFocus(rows(page).filter({ hasText: 'Left column' }))).toBe(true)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('keeps a block collapsed on other tabs, and expands it around a block selected on the page', async () => {
    const { page } = await open()
    await rows(page).filter({ hasText: 'inside' }).click()
    const row = rows(page).filter({ hasText: /^Columns/ })
    await row.locator('[data-toggle]').click()
    await expect.poll(() => rows(page).count()).toBe(3)
    // The block that is hidden now was selected.
    await expect.poll(() => row.getAttribute('aria-selected')).toBe('true')
    await page.getByRole('tab', { name: 'Page settings' }).click()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.frameLocator('iframe[title=Page]').locator('[data-block=in] [data-field=text]').click()
    await expect.poll(() => rows(page).count()).toBe(6)
    await author.leave(page)
  })

  it('finds blocks by name and words, in collapsed blocks too', async () => {
    const { page } = await open()
    await rows(page)
      .filter({ hasText: /^Columns/ })
      .click()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => rows(page).count()).toBe(3)
    const filter = page.getByLabel('Filter blocks')
    await filter.fill('heading cafe')
    await expect.poll(() => rowTexts(page)).toEqual(['Columns', 'Left column', 'Heading Café inside'])
    await page.getByText('1 block', { exact: true }).waitFor({ state: 'attached' })
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await filter.press('ArrowDown')
    await expect.poll(() => hasFocus(rows(page).first())).toBe(true)
    await filter.fill('nowhere')
    await page.getByText('No block has these words.').first().waitFor()
    await filter.press('Escape')
    await expect.poll(() => rows(page).count()).toBe(3)
    await author.leave(page)
  })

  it('clears its filter on a phone too, where it has a close button of its own', async () => {
    const { page } = await open()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    const filter = page.getByLabel('Filter blocks')
    await filter.fill('below')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect.poll(() => rows(page).count()).toBe(6)
    await author.leave(page)
  })
})
