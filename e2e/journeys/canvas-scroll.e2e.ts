import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { heading } from '../canvas.ts'
import { type Author, logInAuthor, panel, richText, rows } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const keys = Array.from({ length: 24 }, (_, index) => `k${index}`)
const blocks = keys.map((key, index) =>
  index % 2 === 0
    ? heading(key, `Heading ${index}`)
    : { type: 'rich-text', key, props: { body: richText(`Text ${index} `.repeat(80)) } },
)

/** The elements around the canvas that have been scrolled. */
const scrolledAround = (page: Page) =>
  page.evaluate(() => {
    const scrolled: string[] = []
    for (
      let element = document.querySelector('iframe')?.parentElement;
      element;
      element = element.parentElement
    )
      if (element.scrollTop !== 0 || element.scrollLeft !== 0)
        scrolled.push(`${element.tagName} ${element.className}: ${element.scrollTop}`)
    return scrolled
  })

const isInView = (canvas: Frame, key: string) =>
  canvas.evaluate(block => {
    const rect = document.querySelector(`[data-block=${block}]`)?.getBoundingClientRect()
    return rect !== undefined && rect.top >= 0 && rect.top < innerHeight && rect.bottom > 0
  }, key)

describe('the canvas', () => {
  it.each(['Phone', 'Tablet', 'Desktop', 'Fit to window'])('scrolls nothing but itself: %s', async name => {
    const { page, canvas, browserErrors } = await author.open(blocks)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name, exact: true }).click()
    for (const index of [23, 12, 0, 22, 1, 23]) {
      await rows(page).nth(index).click()
      await expect.poll(() => isInView(canvas, `k${index}`)).toBe(true)
      expect(await scrolledAround(page)).toEqual([])
    }
    await canvas.focus('[data-block=k23]')
    for (const index of keys.keys()) {
      await page.keyboard.press('ArrowUp')
      const above = Math.max(22 - index, 0)
      await expect.poll(() => isInView(canvas, `k${above}`)).toBe(true)
    }
    expect(await scrolledAround(page)).toEqual([])

    // The panel next to the canvas has its own scroll position.
    await rows(page).nth(22).click()
    await panel(page).getByRole('textbox').first().focus()
    expect(await scrolledAround(page)).toEqual([])

    // Browsers scroll the caret into view while the user types.
    await rows(page).nth(23).click()
    await canvas.click('[data-block=k23] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+End')
    for (const _line of keys) await page.keyboard.press('Enter')
    await page.keyboard.type('The end')
    expect(await scrolledAround(page)).toEqual([])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    expect(await scrolledAround(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})
