import { readFile } from 'node:fs/promises'
import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openContext, openPage } from '../browser.ts'
import { blockTexts, heading, openCanvas, pageOf } from '../canvas.ts'
import { loaded } from '../loaded.ts'
import { enter, newPerson } from '../people.ts'
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

/** Makes a change and waits for the answer that it is stored: what the page says of it may have passed by. */
const untilStored = async (page: Page, change: () => Promise<void>) => {
  const isStored = /\/page\/version\/\d+\/store(-changes)?$/
  const stored = page.waitForResponse(answer => isStored.test(new URL(answer.url()).pathname) && answer.ok())
  await change()
  await stored
  await page.getByText(/^Saved at \d/).waitFor()
}

/** Changes the title of a block and waits until it is stored. */
const write = async (page: Page, row: number, text: string) => {
  await page.getByRole('treeitem').nth(row).click()
  await untilStored(page, () => page.getByRole('region', { name: 'Block' }).getByLabel('Title').fill(text))
}
const titleOf = (page: Page, row: number) => page.getByRole('treeitem').nth(row).innerText()

const sampleImage = async () =>
  new Uint8Array(await readFile(new URL('../../site/content/media/polder.webp', import.meta.url)))

describe('two users editing one text', () => {
  it('both see the result, also after a reload, and can restore either text', async () => {
    const id = await pageOf(client, [heading('a', 'One'), heading('b', 'Two')])
    const [ann, bob] = [await open(id), await open(id)]
    await write(ann, 0, 'By Ann')
    await write(bob, 0, 'By Bob')
    const choice = bob.getByRole('article', { name: 'Heading · Title' })
    await choice.getByText('From your other window').waitFor()
    await choice.getByRole('button', { name: 'Keep yours' }).click()

    await write(ann, 1, 'Something else')
    await expect.poll(() => titleOf(ann, 0)).toContain('By Bob')
    const notice = ann.getByRole('article', { name: 'Heading · Title' })
    await notice.getByText('By Ann').waitFor()
    // Both windows belong to the same user here.
    await notice.getByText('On the page, from your other window').waitFor()
    await ann.reload()
    await notice.getByText('By Ann').waitFor()
    await untilStored(ann, () => notice.getByRole('button', { name: 'Restore yours' }).click())
    await notice.waitFor({ state: 'detached' })
    const { blocks } = (await client.page.get({ params: { id } })).page.pageVersion
    expect(blocks.map(({ props }) => props.text)).toEqual(['By Ann', 'Something else'])
    await ann.close()
    await bob.close()
  })

  it('see at once in two windows of a browser that a text was replaced, in one card', async () => {
    const id = await pageOf(client, [heading('a', 'One'), heading('b', 'Two')])
    const context = await openContext(browser, 1600)
    const [first, second] = [await context.newPage(), await context.newPage()]
    await logIn(first, url, `/cmsadmin/pages/${id}`)
    await second.goto(`${url}/cmsadmin/pages/${id}`)
    const cardIn = (page: Page) => page.getByRole('article', { name: 'Heading · Title' })
    const sidesIn = (page: Page) => cardIn(page).locator('p + div > div').allInnerTexts()
    for (const round of [1, 2]) {
      await write(first, 0, `First window ${round}`)
      await expect.poll(() => titleOf(second, 0)).toContain(`First window ${round}`)
      await write(second, 0, `Second window ${round}`)
      await expect.poll(() => titleOf(first, 0)).toContain(`Second window ${round}`)
      await cardIn(first).waitFor()
    }
    expect(await cardIn(first).count()).toBe(1)
    expect((await sidesIn(first)).map(side => side.split(/\n+/).slice(0, 2))).toEqual([
      ['On the page, from your other window', 'Second window 2'],
      ['Your version', 'First window 1'],
      ['Your version', 'First window 2'],
    ])
    expect(await first.getByText(/^Saved at \d/).count()).toBe(1)
    await cardIn(first).getByRole('button', { name: 'Restore yours' }).last().click()
    await expect.poll(() => cardIn(first).count()).toBe(0)
    await expect.poll(() => titleOf(second, 0)).toContain('First window 2')
    await expect.poll(() => cardIn(second).count()).toBe(1)
    await context.close()
  })

  it('go on in the place of a text that the other deletes', async () => {
    const id = await pageOf(client, [heading('a', 'One'), heading('b', 'Two'), heading('c', 'Three')])
    const context = await openContext(browser, 1600)
    const [first, second] = [await context.newPage(), await context.newPage()]
    await logIn(first, url, `/cmsadmin/pages/${id}`)
    const canvas = await openCanvas(second, url, id)
    await canvas.click('[data-block=b] [data-field=text]')
    await second.keyboard.press('End')
    await first.getByRole('treeitem').nth(1).click()
    await first.keyboard.press('Delete')
    await expect.poll(() => second.getByRole('treeitem').count()).toBe(2)
    // Backspace was meant for the text that is gone.
    await second.keyboard.press('Backspace')
    await second.keyboard.type('and on')
    const texts = () => blockTexts(canvas)
    await expect.poll(texts).toEqual(['One', 'and on', 'Three'])
    await context.close()
  })

  it('see whose text differs, and are notified of overwritten text on return, in any browser', async () => {
    const id = await pageOf(client, [heading('a', 'A day in the polder'), heading('b', 'Two')])
    const kim = await newPerson(url, 'Editor', 'Kim Bos')
    const visit = async () => {
      const { page } = await openPage(browser, 1600)
      await enter(page, url, `/cmsadmin/pages/${id}`, kim)
      return page
    }
    const [first, bob] = [await visit(), await open(id)]
    await write(first, 0, 'A windy day in the polder')
    await first.close()
    await write(bob, 0, 'A long day in the polder')
    const choice = bob.getByRole('article', { name: 'Heading · Title' })
    await choice.getByText('Kim Bos', { exact: true }).waitFor()
    expect((await choice.locator('mark').allInnerTexts()).map(text => text.trim())).toEqual(['long', 'windy'])
    await choice.getByRole('button', { name: 'Keep yours' }).click()
    await choice.waitFor({ state: 'detached' })

    // Another browser, which has no journal of this user.
    const again = await visit()
    const card = again.getByRole('article', { name: 'Heading · Title' })
    await card.getByText('Administrator replaced your text in Heading · Title').waitFor()
    expect((await card.locator('mark').allInnerTexts()).map(text => text.trim())).toEqual(['long', 'windy'])
    expect(await accessibilityViolations(again, 'article')).toEqual([])
    await card.getByRole('button', { name: 'Restore yours' }).click()
    await expect.poll(() => titleOf(again, 0)).toContain('A windy day')
    await again.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => titleOf(again, 0)).toContain('A long day')
    await again.getByText(/^Saved at \d/).waitFor()
    await again.close()
    await bob.close()
  })

  it('are notified once of text that they leave to the other', async () => {
    const id = await pageOf(client, [heading('a', 'One')])
    const kim = await newPerson(url, 'Editor', 'Kim Bos')
    const { page } = await openPage(browser, 1600)
    await enter(page, url, `/cmsadmin/pages/${id}`, kim)
    const bob = await open(id)
    await write(page, 0, 'By Kim')
    await page.goto(`${url}/cmsadmin/dashboard`)
    await write(bob, 0, 'By Bob')
    await bob.close()
    await page.goto(`${url}/cmsadmin/pages/${id}`)
    const card = page.getByRole('article', { name: 'Heading · Title' })
    await card.getByRole('button', { name: 'Keep theirs' }).click()
    await card.waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => titleOf(page, 0)).toContain('By Bob')
    expect(await card.count()).toBe(0)
    await page.close()
  })

  it('are not notified of unchanged images, and compare crops as images', async () => {
    const file = { name: `${crypto.randomUUID()}.webp`, bytes: await sampleImage() }
    const { id: fileID } = (await client.media.addFile({ body: { path: '/' }, file })).file
    const image = { fileID, altText: 'A polder' }
    const content = [heading('a', 'One'), { type: 'image', key: 'i', __images: { image } }]
    const id = await pageOf(client, content)
    const { id: before, revision } = (await client.page.get({ params: { id } })).page.pageVersion
    // Saved, so that the crop creates another version.
    await client.page.storeVersion({ params: { id: before }, body: { revision } })
    const ann = await open(id)
    await ann.getByRole('treeitem').nth(1).click()
    await ann.getByRole('region', { name: 'Block' }).getByRole('button', { name: 'Crop' }).click()
    const dialog = ann.getByRole('dialog')
    await dialog.locator('.cropper-crop-box').waitFor()
    await dialog.getByRole('spinbutton', { name: 'Width' }).fill('600')
    await untilStored(ann, () => dialog.getByRole('button', { name: 'Apply crop' }).click())
    await ann.goto(`${url}/cmsadmin/dashboard`)

    const kim = await newPerson(url, 'Editor', 'Kim Bos')
    const { page: bob } = await openPage(browser, 1600)
    await enter(bob, url, `/cmsadmin/pages/${id}`, kim)
    await write(bob, 0, 'Another block')
    await bob.close()
    await ann.goto(`${url}/cmsadmin/pages/${id}`)
    await expect.poll(() => titleOf(ann, 0)).toContain('Another block')
    await loaded(ann)
    expect(await ann.getByRole('article').count()).toBe(0)

    const after = (await client.page.get({ params: { id } })).page.pageVersion.id
    await ann.goto(`${url}/cmsadmin/pages/${id}/compare?from=${before}&until=${after}`)
    await ann.getByText('Changed: Crop').waitFor()
    const shapes = () =>
      ann
        .getByAltText('A polder')
        .evaluateAll(images =>
          images.map(image => image instanceof HTMLImageElement && image.naturalWidth / image.naturalHeight),
        )
    await expect.poll(async () => new Set(await shapes()).size).toBe(2)
    await ann.close()
  })
})
