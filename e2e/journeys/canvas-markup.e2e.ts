import { type Client, createClient } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'
import { openCanvas } from '../canvas.ts'
import { installOutline } from '../markup-outline.ts'
import { administrator } from '../product.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
})
afterAll(() => browser.close())

const inPublic = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await fetch(url + path)).text()
  return page.evaluate(text => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    return main ? window.outlineOf(main) : []
  }, html)
}

describe('the canvas', () => {
  it('renders every page of the site with the markup that visitors get', async () => {
    const { page } = await openPage(browser, 1280)
    await page.addInitScript(installOutline)
    await logIn(page, url)
    const oldestFirst = { pageSize: 100, columnToSort: 'updatedAt', sortOrder: 'asc' } as const
    const { data } = await client.page.list({ body: oldestFirst })
    // Only pages of the starter site, because other journeys create and change pages at the same time.
    const starter = data.items.filter(row => row.state === 'published').slice(0, 16)
    // It has every block type in all of its states.
    const { page: styleGuide } = await client.page.getBySlug({ body: { slug: '/style-guide' } })
    if (!styleGuide) throw new Error('The starter site has no style guide')
    for (const { id } of [...starter, styleGuide]) {
      const { drawing: view } = await client.page.drawing({ params: { id } })
      const canvas = await openCanvas(page, url, id)
      const edited = await canvas.evaluate(() => {
        const main = document.querySelector('main')
        return main ? window.outlineOf(main) : []
      })
      expect(edited.length).toBeGreaterThan(1)
      expect(edited).toEqual(await inPublic(page, view.page.path))
    }
    expect(starter).toHaveLength(16)
  })
})
