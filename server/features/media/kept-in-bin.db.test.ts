import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { pngFile } from '../../test/pictures.ts'
import { purgeMediaBin } from './purge.ts'

let clock = new Date('2026-03-02T09:00:00Z')
let product: TestApp
let publisher: Client

beforeAll(async () => {
  product = await startTestApp({ now: () => clock })
})
afterAll(() => product.close())
beforeEach(async () => {
  publisher = await product.as('Publisher')
})

type Page = Awaited<ReturnType<typeof makePage>>

const add = async (path = '/') =>
  (await publisher.media.addFile({ body: { path }, file: await pngFile(`${crypto.randomUUID()}.png`) })).file
const withFile = (key: string, fileID: number) => ({
  ...note(key, 'Seen'),
  __images: { picture: { fileID } },
})
const newest = async ({ id }: Pick<Page, 'id'>) =>
  (await publisher.page.get({ params: { id } })).page.pageVersion
const store = async (page: Page, blocks = [note('other', 'Nothing to see')]) => {
  const { id, revision } = await newest(page)
  return (await publisher.page.storeVersion({ params: { id }, body: { revision, blocks } })).pageVersion
}
/** A page whose version given here used the files, and whose newest one does not. */
const pageThatUsed = async (...fileIDs: number[]) => {
  const page = await makePage(publisher)
  const blocks = fileIDs.map(id => withFile(`of-${id}`, id))
  const pageVersion = await store(page, blocks)
  await store(page)
  return { ...page, pageVersion }
}
const remove = (id: number) => publisher.media.deleteFile({ body: { id } })
const removeFolder = async (path: string) =>
  (await publisher.media.deleteDirectory({ body: { path, force: true } })).folderID
const binned = async (id: number) =>
  (await publisher.media.listBin({})).data.items.find(item => item.id === id)
/** Purges the bin so many days from now. Sessions expire sooner, so the user logs in again. */
const purgeAfter = async (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
  publisher = await product.as('Publisher')
  await purgeMediaBin(product.app)
}
const restore = async (page: Page, blockKey?: string, by = publisher) => {
  const { revision } = await newest(page)
  const body = { revision, ...(blockKey !== undefined && { blockKey }) }
  return by.page.restoreVersion({ params: { id: page.pageVersion.id }, body })
}

describe('a deleted file that an older version uses', () => {
  test('stays in the bin as long as the version can be restored', async () => {
    const { id } = await add()
    const page = await pageThatUsed(id)
    await remove(id)
    expect(await binned(id)).toMatchObject({ usageCount: 0, keptForPages: 1, purgeAt: null })
    await purgeAfter(400)
    expect(await binned(id)).toBeDefined()

    await publisher.page.delete({ params: { id: page.id }, body: {} })
    expect(await binned(id)).toMatchObject({ keptForPages: 1 })
    await product.app.db.deleteFrom('page').where('id', '=', page.id).execute()
    expect(await binned(id)).toMatchObject({ keptForPages: 0, purgeAt: expect.any(String) })
    await purgeAfter(0)
    expect(await binned(id)).toBeUndefined()
  })

  test('is restored with the version, as it was there', async () => {
    const { id, fileName } = await add()
    const page = await pageThatUsed(id)
    await remove(id)
    await purgeAfter(31)
    const { pageVersion, restoredFiles, filesInBin } = await restore(page)
    expect(pageVersion.blocks[0]?.__images.picture).toMatchObject({
      fileName,
      hash: expect.stringMatching(/./),
    })
    expect([restoredFiles.map(file => file.id), filesInBin]).toEqual([[id], 0])
    expect(await binned(id)).toBeUndefined()
    expect((await publisher.media.getFile({ params: { id } })).file).toMatchObject({
      fileName,
      usageCount: 1,
    })
  })

  test('is restored with its block, and no file of another block', async () => {
    const [one, other] = [await add(), await add()]
    const page = await pageThatUsed(one.id, other.id)
    await remove(one.id)
    await remove(other.id)
    expect((await restore(page, `of-${one.id}`)).restoredFiles).toMatchObject([{ id: one.id }])
    expect(await binned(other.id)).toBeDefined()
  })

  test('comes out of the folder that it was deleted with, which stays in the bin', async () => {
    const folder = (await publisher.media.createDir({ body: { path: '/', folderName: crypto.randomUUID() } }))
      .directory.path
    const [used, unused] = [await add(folder), await add(folder)]
    const page = await pageThatUsed(used.id)
    const folderID = await removeFolder(folder)
    expect(await binned(folderID)).toMatchObject({ files: 2, keptForPages: 1, purgeAt: null })
    await purgeAfter(31)
    expect((await restore(page)).restoredFiles).toMatchObject([{ id: used.id, path: '/' }])
    expect(await binned(folderID)).toMatchObject({ files: 1, keptForPages: 0 })
    await purgeAfter(0)
    expect(await binned(folderID)).toBeUndefined()
    const left = await product.app.db.selectFrom('file').where('id', '=', unused.id).execute()
    expect(left).toEqual([])
  })

  test('stays in the bin when the version is restored by someone without the permission', async () => {
    const { id } = await add()
    const page = await pageThatUsed(id)
    await remove(id)
    const translator = await product.as('Translator')
    expect(await restore(page, undefined, translator)).toMatchObject({ restoredFiles: [], filesInBin: 1 })
    expect(await binned(id)).toMatchObject({ usageCount: 1 })
  })

  test('can be deleted permanently, and its version is restored without it', async () => {
    const { id } = await add()
    const page = await pageThatUsed(id)
    await remove(id)
    await publisher.media.purgeFile({ body: { id } })
    const { pageVersion, restoredFiles } = await restore(page)
    expect(pageVersion.blocks[0]?.__images.picture).toMatchObject({ fileID: id, hash: '' })
    expect(restoredFiles).toEqual([])
  })
})

test('a page restored from the bin brings the deleted files of its newest version back', async () => {
  const { id } = await add()
  const page = await makePage(publisher, { blocks: [withFile('one', id)] })
  await publisher.page.delete({ params: { id: page.id }, body: {} })
  await remove(id)
  await purgeAfter(29)
  const answer = await publisher.page.restore({ params: { id: page.id } })
  expect(answer).toMatchObject({ restoredFiles: [{ id }], filesInBin: 0 })
  expect(answer.page.pageVersion.blocks[0]?.__images.picture?.hash).not.toBe('')
})
