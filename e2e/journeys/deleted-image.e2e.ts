import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Author, logInAuthor, panel } from '../editing.ts'
import { png } from '../png.ts'

type Box = { y: number; height: number }

let author: Author
beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const plain = (shade: number) => png(40, 30, () => [shade, shade, shade])
const addPicture = async (name: string, shade: number) =>
  (
    await author.client.media.addFile({
      body: { path: '/' },
      file: { name, bytes: new Uint8Array(plain(shade)) },
    })
  ).file

it('offers to replace a deleted image, and counts it as soon as the page is opened', async () => {
  const gone = await addPicture(`lost ${crypto.randomUUID()}.png`, 50)
  const image = { fileID: gone.id, cropParams: null, altText: 'Grey' }
  const opened = await author.open([{ type: 'image', key: 'one', __images: { image } }])
  await author.client.media.deleteFile({ body: { id: gone.id, force: true } })
  await opened.page.reload()
  const { page } = opened
  const canvas = page.frameLocator('iframe')
  await canvas.getByRole('button', { name: 'Choose image' }).click()
  await page.getByRole('dialog', { name: 'Choose image' }).waitFor()
  await page.keyboard.press('Escape')
  await panel(page).getByText('This image was deleted from the media library.').waitFor()
  expect(await panel(page).getByRole('button', { name: 'Crop' }).count()).toBe(0)
  await page.getByRole('button', { name: /^To do/ }).click()
  await page.getByRole('menuitem', { name: /this file was deleted from the media library/ }).waitFor()
  await author.leave(page)
})

it('reports a deleted image until another one is chosen, even one whose name is taken', async () => {
  const serial = crypto.randomUUID()
  const gone = await addPicture(`gone ${serial}.png`, 10)
  const kept = await addPicture(`kept ${serial}.png`, 20)
  const image = { fileID: gone.id, cropParams: null, altText: 'Grey' }
  const editing = await author.open([{ type: 'image', key: 'one', __images: { image } }])
  const { page } = editing
  await author.client.media.deleteFile({ body: { id: gone.id, force: true } })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Not saved. Fix the errors').waitFor()
  const errorButton = page.getByRole('button', {
    name: /this file was deleted from the media library. Choose another one/,
  })
  await errorButton.waitFor()
  await expect.poll(async () => isAbove(await toastBox(page), await errorButton.boundingBox())).toBe(true)
  await page.getByText(/^Saved at \d/).waitFor()
  await errorButton.click()
  await panel(page).getByText('Alternative text: Grey').click()
  await panel(page).getByLabel('Alternative text').fill('Still grey')
  await expect
    .poll(async () => (await author.stored(editing))[0]?.__images?.image?.altText)
    .toBe('Still grey')
  await expect.poll(() => errorButton.count()).toBe(1)

  const choose = async (shade: number) => {
    const buffer = plain(shade)
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles({ name: kept.fileName, mimeType: 'image/png', buffer })
  }
  const chosen = async () => (await author.stored(editing))[0]?.__images?.image
  await choose(20)
  await errorButton.waitFor({ state: 'detached' })
  await expect.poll(async () => (await chosen())?.fileID).toBe(kept.id)
  await choose(30)
  await expect.poll(async () => (await chosen())?.fileName).toBe(`kept ${serial} (2).png`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Not saved. Fix the errors').waitFor({ state: 'detached' })
  await expect.poll(() => errorButton.count()).toBe(0)

  const id = (await chosen())?.fileID ?? 0
  await author.client.media.deleteFile({ body: { id, force: true } })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await errorButton.click()
  await choose(40)
  await errorButton.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(/” published/).waitFor()
  await author.leave(page)
})

const toastBox = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Not saved. Fix the errors' }).boundingBox()

const isAbove = (one: Box | null, other: Box | null) =>
  one !== null && other !== null && one.y + one.height <= other.y
