import type { Block, BlockInput } from '@ximblox/contract/blocks'
import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Frame, Locator, Page } from 'playwright-core'
import { openBrowser, openContext, type Visit, watch } from './browser.ts'
import { openCanvas, openOtherCanvas, pageOf } from './canvas.ts'
import { logInContext } from './people.ts'
import { administrator } from './product.ts'

/** A page that is open in the editor. */
export interface Editing extends Visit {
  id: PageID
  canvas: Frame
}

/** A user who logs in once and edits several pages. */
export interface Author {
  browser: Browser
  client: Client
  /** An empty tab, in which the user is logged in. */
  newTab(width: number): Promise<Visit>
  /** Opens a new page with these blocks; `prepare` runs before anything is loaded. */
  open(blocks: readonly BlockInput[], prepare?: (page: Page) => Promise<unknown>): Promise<Editing>
  /**
   * Ends the work on a page. The next one is then opened in the same tab, as from a link: loading the editor takes four
   * times as long. For tests that have changed what a tab keeps, like its clock, there is `page.close()`.
   */
  leave(page: Page): Promise<void>
  /** The blocks that the server has once the page is saved. */
  stored(editing: Pick<Editing, 'page' | 'id'>): Promise<Block[]>
  close(): Promise<void>
}

export const logInAuthor = async (url: string, width = 1600): Promise<Author> => {
  const browser = await openBrowser()
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  // Pages of one context load faster, as a second tab does.
  const context = await openContext(browser, width)
  await logInContext(context, url, administrator)
  const unprepared = new Map<Page, Visit & { since: number }>()
  let left: Visit | undefined
  return {
    browser,
    client,
    newTab: async width => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 800 })
      return watch(page)
    },
    open: async (blocks, prepare) => {
      const id = await pageOf(client, [...blocks])
      if (left && !prepare) {
        const visit = await asNew(left, width)
        left = undefined
        return { ...visit, id, canvas: await openOtherCanvas(visit.page, id) }
      }
      const visit = watch(await context.newPage())
      if (prepare) await prepare(visit.page)
      else unprepared.set(visit.page, { ...visit, since: performance.now() })
      return { ...visit, id, canvas: await openCanvas(visit.page, url, id) }
    },
    leave: async page => {
      const visit = unprepared.get(page)
      const isYoung = visit && performance.now() - visit.since < tabLifetime
      if (isYoung && !left && page.url().includes('/cmsadmin/pages/')) left = visit
      else await page.close()
    },
    stored: async ({ page, id }) => {
      await page.getByText(/^Saved at \d/).waitFor()
      return (await client.page.get({ params: { id } })).page.pageVersion.blocks
    },
    close: () => browser.close(),
  }
}

/**
 * In milliseconds. The session is renewed every five minutes; a call that is on its way at that moment is refused and
 * sent again, which journeys would take for an error.
 */
const tabLifetime = 150_000

/** Undoes what tests do to a tab, and hides messages that could be taken for those of the next test. */
const asNew = async (visit: Visit, width: number): Promise<Visit> => {
  const { page, browserErrors } = visit
  await page.bringToFront()
  await page.unrouteAll({ behavior: 'wait' })
  await page.setViewportSize({ width, height: 800 })
  await page.mouse.move(0, 0)
  const messages = page.locator('.mantine-Notification-root')
  await messages.getByRole('button', { name: 'Close' }).evaluateAll(closeAll)
  await messages.first().waitFor({ state: 'detached' })
  browserErrors.length = 0
  return visit
}

const closeAll = (buttons: (HTMLElement | SVGElement)[]): void => {
  for (const button of buttons) if (button instanceof HTMLElement) button.click()
}

export const rows = (page: Page): Locator => page.getByRole('treeitem')

export const rowTexts = async (page: Page): Promise<string[]> =>
  (await rows(page).allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' ').trim())

export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Block' })

/** Takes the texts of blocks out of the page, so that they are written in the form; before their block is selected. */
export const hideTexts = (canvas: Frame): Promise<void> =>
  canvas.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-block] [data-field] { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate(node => node === document.activeElement)

export const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
