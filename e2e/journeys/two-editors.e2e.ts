import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'
import { heading, pageOf } from '../canvas.ts'
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

const open = async (id: PageID): Promise<Page> => {
  const { page } = await openPage(browser, 1600)
  await logIn(page, url, `/cmsadmin/pages/${id}`)
  return page
}

/** Writes the title of a block and waits until it is stored. */
const write = async (page: Page, row: number, text: string) => {
  await page.getByRole('treeitem').nth(row).click()
  await page.getByRole('region', { name: 'Block' }).getByLabel('Title').fill(text)
  await page.getByText(/^(Not saved yet|Saving)/).waitFor()
  await page.getByText(/^Saved \d/).waitFor()
}
const titleOf = (page: Page, row: number) => page.getByRole('treeitem').nth(row).innerText()

describe('two people in one text', () => {
  it('are both told what became of it, over a reload too, and either can be had', async () => {
    const id = await pageOf(client, [heading('a', 'One'), heading('b', 'Two')])
    const [ann, bob] = [await open(id), await open(id)]
    await write(ann, 0, 'By Ann')
    await write(bob, 0, 'By Bob')
    const choice = bob.getByRole('article', { name: 'Heading · Title' })
    await choice.getByRole('button', { name: 'Keep mine' }).click()

    await write(ann, 1, 'Something else')
    await expect.poll(() => titleOf(ann, 0)).toContain('By Bob')
    const told = ann.getByRole('article', { name: 'Heading · Title' })
    await told.getByText('By Ann').waitFor()
    await told.getByText('On the page, saved by').waitFor()
    await ann.reload()
    await told.getByText('By Ann').waitFor()
    await told.getByRole('button', { name: 'Bring mine back' }).click()
    await told.waitFor({ state: 'detached' })
    await ann.getByText(/^(Not saved yet|Saving)/).waitFor()
    await ann.getByText(/^Saved \d/).waitFor()
    const { blocks } = (await client.page.get({ params: { id } })).page.pageVersion
    expect(blocks.map(({ props }) => props.text)).toEqual(['By Ann', 'Something else'])
    await ann.close()
    await bob.close()
  })
})
