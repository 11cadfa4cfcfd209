import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Frame, Page } from 'playwright-core'

/** Opens a page in the editor and returns the document of the canvas once it is rendered. */
export const openCanvas = async (page: Page, url: string, id: number): Promise<Frame> => {
  await page.goto(`${url}/cmsadmin/pages/${id}`)
  return renderedCanvas(page)
}

/** Opens another page in a tab with an editor, as a link does. */
export const openOtherCanvas = async (page: Page, id: number): Promise<Frame> => {
  const before = page.frames().find(frame => frame.url().endsWith(canvasPath))
  const gone = before && page.waitForEvent('framedetached', frame => frame === before)
  await page.evaluate(path => window.history.pushState(null, '', path), `/cmsadmin/pages/${id}`)
  await gone
  return renderedCanvas(page)
}

const canvasPath = '/cmsadmin/canvas'

const renderedCanvas = async (page: Page): Promise<Frame> => {
  const element = await page.waitForSelector(`iframe[src="${canvasPath}"]`)
  const frame = await element.contentFrame()
  if (!frame) throw new Error('the canvas has no document')
  await frame.waitForSelector('main[data-slot]')
  return frame
}

/** Texts of the top-level blocks, in order. */
export const blockTexts = (canvas: Frame): Promise<string[]> =>
  canvas.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main > [data-block]')].map(block => block.innerText.trim()),
  )

/** The focused field, or else the focused block. */
export const focused = (canvas: Frame): Promise<string | undefined> =>
  canvas.evaluate(() => {
    const element = document.activeElement
    return element instanceof HTMLElement ? (element.dataset.field ?? element.dataset.block) : undefined
  })

export const heading = (key: string, text: string): BlockInput => ({ type: 'heading', key, props: { text } })

let serial = 0

/** Creates an English page with these blocks. */
export const pageOf = async (client: Client, blocks: BlockInput[]): Promise<PageID> => {
  const slug = `canvas-${process.pid}-${++serial}`
  const body = { title: 'Canvas', slug, type: 'basic', locale: 'en-gb' as const, content: blocks }
  return (await client.page.create({ body })).pageID
}

/** Drags a selected block by its handle to the upper edge of an element on the canvas, at its start or end. */
export const dragOnto = async (
  page: Page,
  canvas: Frame,
  block: string,
  target: string,
  at: 'start' | 'end' = 'start',
): Promise<void> => {
  const handle = await canvas.locator(`[data-handle=${block}]`).boundingBox()
  const box = await canvas.locator(target).boundingBox()
  if (!handle || !box) throw new Error('nothing to drag')
  const place = at === 'start' ? box : { ...box, x: box.x + box.width - 40 }
  await page.mouse.move(handle.x + 12, handle.y + 12)
  await page.mouse.down()
  await page.mouse.move(handle.x + 24, handle.y + 16, { steps: 4 })
  await page.mouse.move(place.x + 20, place.y + 4, { steps: 8 })
  await dropHere(page, canvas, place)
}

/** Drops the dragged element once the canvas shows the drop position. */
export const dropHere = async (page: Page, canvas: Frame, place: { x: number; y: number }): Promise<void> => {
  // A browser repeats dragover while the pointer rests; here only a movement triggers it.
  await canvas.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  await page.mouse.move(place.x + 21, place.y + 4)
  await canvas.waitForSelector('.drop')
  await page.mouse.up()
}

/**
 * Waits until a formatted text takes keys. ProseMirror sets the caret once more 20 ms after it got the focus; no person
 * presses a key that soon, but a journey does. Timers end in the order of their times.
 */
export const editorFocused = async (canvas: Frame): Promise<void> => {
  await canvas.waitForSelector('.ProseMirror:focus')
  await canvas.evaluate(() => new Promise(resolve => setTimeout(resolve, 21)))
}
