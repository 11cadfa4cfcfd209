import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { heading } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, panel, rows } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const blocks = Array.from({ length: 12 }, (_, index) => heading(`h${index}`, `Heading ${index}`))

describe('the frame of the editor', () => {
  it('leaves the page half of a laptop screen, with outline and panel open', async () => {
    const { page, browserErrors } = await author.open(blocks)
    await page.setViewportSize({ width: 1280, height: 800 })
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Desktop' }).click()
    await page.getByRole('region', { name: 'Page', exact: true }).getByText('never been published').waitFor()
    const shareOfPage = async () => {
      const box = await page.locator('iframe[title=Page]').boundingBox()
      return box ? (box.width * box.height) / (1280 * 800) : 0
    }
    await expect.poll(shareOfPage).toBeGreaterThanOrEqual(0.51)
    // The layout of a desktop, scaled down.
    await page.getByText('62%').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('shows the state of a page in full, and first leaves out its path and when it was saved', async () => {
    const { page, id } = await author.open(blocks)
    const publishAt = `${new Date().getFullYear() + 1}-12-22T09:00:00.000Z`
    await author.client.page.schedule({ params: { id }, body: { publishAt } })
    await page.reload()
    await page.setViewportSize({ width: 1000, height: 800 })
    const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
    const edges = async (text: RegExp) => {
      const box = await bar.getByText(text).boundingBox()
      return box ? [box.x, box.y, box.x + box.width] : []
    }
    const tools = async () => (await bar.getByRole('button', { name: 'Undo' }).boundingBox())?.x
    await expect.poll(async () => (await edges(/^Publishes/))[2]).toBeLessThan((await tools()) ?? 0)
    // What gives way is on a second line, which is out of view.
    const line = (await edges(/^Concept/))[1] ?? Number.NaN
    await expect.poll(async () => (await edges(/^Saved at/))[1]).toBeGreaterThan(line + 16)
    await page.close()
  })

  it('lays the panel over the page in a medium window, until it is closed', async () => {
    const { page } = await author.open(blocks)
    await page.setViewportSize({ width: 860, height: 800 })
    const widthOfPage = async () => (await page.locator('iframe[title=Page]').boundingBox())?.width
    await panel(page).waitFor({ state: 'detached' })
    const before = await widthOfPage()
    await page.getByRole('button', { name: 'Outline' }).click()
    await rows(page).nth(3).click()
    await page.getByRole('button', { name: 'Panel', exact: true }).click()
    await panel(page).getByLabel('Title').fill('Over the page')
    expect(await widthOfPage()).toBe(before)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await author.leave(page)
  })

  it('shows the page on a phone, and edits a tapped block in a sheet below it', async () => {
    const { page, canvas, id, browserErrors } = await author.open(blocks)
    await page.setViewportSize({ width: 390, height: 844 })
    await canvas.click('[data-block=h7] [data-field=text]')
    const sheet = panel(page)
    await expect.poll(() => sheet.getByLabel('Title').inputValue()).toBe('Heading 7')
    // The block stays in view above the sheet.
    const bottomOf = async (box: Promise<{ y: number; height: number } | null>) => {
      const found = await box
      return found ? found.y + found.height : Number.NaN
    }
    await expect
      .poll(() => bottomOf(canvas.locator('[data-block=h7]').boundingBox()))
      .toBeLessThanOrEqual((await sheet.boundingBox())?.y ?? 0)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await sheet.getByLabel('Title').fill('Tapped')
    await canvas.getByText('Tapped').waitFor()
    const stored = await author.stored({ page, id })
    expect(stored[7]?.props).toMatchObject({ text: 'Tapped' })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Outline' }).click()
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Add block' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Heading', exact: true }).click()
    await expect.poll(() => hasFocus(canvas.locator('[data-block] [data-field=text]:empty'))).toBe(true)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})
