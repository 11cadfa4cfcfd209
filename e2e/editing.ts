import type { Block, BlockInput } from '@ximblox/contract/blocks'
import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Frame, Locator, Page } from 'playwright-core'
import { openBrowser, openContext, type StorageState, type Visit, watch } from './browser.ts'
import { openCanvas, pageOf } from './canvas.ts'
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
  storageState: StorageState
  /** Opens a new page with these blocks; `prepare` runs before anything is loaded. */
  open(blocks: readonly BlockInput[], prepare?: (page: Page) => Promise<unknown>): Promise<Editing>
  /** The blocks that the server has once the page is saved. */
  stored(editing: Pick<Editing, 'page' | 'id'>): Promise<Block[]>
  close(): Promise<void>
}

export const logInAuthor = async (url: string): Promise<Author> => {
  const browser = await openBrowser()
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  // Pages of one context load faster, as a second tab does.
  const context = await openContext(browser, 1600)
  await logInContext(context, url, administrator)
  return {
    browser,
    client,
    storageState: await context.storageState(),
    open: async (blocks, prepare) => {
      const id = await pageOf(client, [...blocks])
      const visit = watch(await context.newPage())
      await prepare?.(visit.page)
      return { ...visit, id, canvas: await openCanvas(visit.page, url, id) }
    },
    stored: async ({ page, id }) => {
      await page.getByText(/^Saved at \d/).waitFor()
      return (await client.page.get({ params: { id } })).page.pageVersion.blocks
    },
    close: () => browser.close(),
  }
}

export const rows = (page: Page): Locator => page.getByRole('treeitem')

export const rowTexts = async (page: Page): Promise<string[]> =>
  (await rows(page).allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' ').trim())

export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Block' })

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate(node => node === document.activeElement)

export const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
