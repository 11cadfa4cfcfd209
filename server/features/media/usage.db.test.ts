import type { Client } from '@ximblox/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/pool.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { pngFile, textFile } from '../../test/pictures.ts'
import { holdFiles } from './store.ts'

let product: TestApp
let editor: Client
let publisher: Client

beforeAll(async () => {
  product = await startTestApp()
  editor = await product.as('Editor')
  publisher = await product.as('Publisher')
})
afterAll(() => product.close())

const addPicture = async (background = 'teal') => {
  const file = await pngFile(`${crypto.randomUUID()}.png`, 40, 20, background)
  return (await editor.media.addFile({ body: { path: '/' }, file })).file
}
const picture = (fileID: number) => ({ ...note('pictured', 'Seen'), __images: { picture: { fileID } } })
const pageWith = (fileID: number, title = 'A page') => makePage(editor, { title, blocks: [picture(fileID)] })
type Page = Awaited<ReturnType<typeof makePage>>

const store = async ({ id }: Page, blocks = [note('one', 'Nothing to see')], seoImage: number[] = []) => {
  const { pageVersion } = (await editor.page.get({ params: { id } })).page
  const { revision } = pageVersion
  const images = seoImage.map(fileID => ({ fileID }))
  return editor.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision, blocks, seoImage: images },
  })
}
const publish = ({ id }: Page) => publisher.page.publish({ params: { id }, body: {} })
const uses = (fileID: number, list = {}) => editor.media.listPagesByFile({ body: { fileID, ...list } })
const remove = (id: number, force = false) => editor.media.deleteFile({ body: { id, force } })
const itemOf = async (id: number) => {
  const { files } = await editor.media.getDir({ body: { path: '/' } })
  return files.find(file => file.id === id)
}

describe('the pages that use a file', () => {
  test('are listed by page, with version, places and whether visitors see it', async () => {
    const { id } = await addPicture()
    const page = await pageWith(id, 'Draft')
    const live = await pageWith(id, 'Live')
    await publish(live)
    const { pageVersion } = await store(
      live,
      [picture(id), { ...note('box', ''), type: 'box', props: {} }],
      [id],
    )
    expect((await uses(id)).data).toEqual({
      totalItems: 2,
      items: [
        {
          pageID: page.id,
          title: 'Draft',
          slug: page.slug,
          locale: 'nl-nl',
          versionID: page.pageVersion.id,
          published: false,
          where: ['pictured'],
        },
        {
          pageID: live.id,
          title: 'Live',
          slug: live.slug,
          locale: 'nl-nl',
          versionID: pageVersion.id,
          published: true,
          where: ['seoImage', 'pictured'],
        },
      ],
    })
    expect((await itemOf(id))?.usageCount).toBe(2)
  })

  test('count while an older version is live, and no longer when none is', async () => {
    const { id } = await addPicture()
    const page = await pageWith(id)
    await publish(page)
    await store(page)
    expect((await uses(id)).data.items).toMatchObject([
      { pageID: page.id, versionID: page.pageVersion.id, published: true },
    ])
    await publish(page)
    expect((await uses(id)).data).toEqual({ items: [], totalItems: 0 })
  })

  test('count while a version is requested or scheduled for publication', async () => {
    const { id } = await addPicture()
    const page = await pageWith(id)
    await publish(page)
    await store(page)
    await publish(page)
    const { db } = product.app
    const version = { page_id: page.id, version_id: page.pageVersion.id }
    const request = await db
      .insertInto('request')
      .values({ ...version, at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await uses(id)).data.totalItems).toBe(1)
    await db.updateTable('request').set({ state: 'rejected' }).where('id', '=', request.id).execute()
    expect((await uses(id)).data.totalItems).toBe(0)
    await db
      .insertInto('schedule')
      .values({ ...version, publish_at: new Date('2100-01-01'), zone: 'Europe/Amsterdam' })
      .execute()
    expect((await uses(id)).data.totalItems).toBe(1)
  })

  test('can be searched, sorted and paged', async () => {
    const { id } = await addPicture()
    const titles = ['Berk', 'Abeel', 'Ceder']
    for (const title of titles) await pageWith(id, title)
    const titlesOf = async (list: object) => (await uses(id, list)).data.items.map(({ title }) => title)
    expect(await titlesOf({})).toEqual(['Abeel', 'Berk', 'Ceder'])
    expect(await titlesOf({ columnToSort: 'title', sortOrder: 'desc' })).toEqual(['Ceder', 'Berk', 'Abeel'])
    expect(await titlesOf({ pageSize: 2, pageIndex: 1 })).toEqual(['Ceder'])
    expect(await titlesOf({ searchTerm: 'b' })).toEqual(['Abeel', 'Berk'])
    expect(await uses(id, { pageIndex: 1e15 })).toMatchObject({ data: { items: [], totalItems: 3 } })
    expect((await refusalOf(uses(id, { columnToSort: 'password_hash' }))).codes).toEqual([
      'V_15 columnToSort',
    ])
    expect((await refusalOf(uses(999_999))).codes).toEqual(['ML_04 fileID'])
  })
})

describe('a file in use', () => {
  test('is deleted only with force, and its places are then empty', async () => {
    const { id } = await addPicture()
    const page = await pageWith(id)
    await publish(page)
    const refused = await refusalOf(remove(id))
    expect(refused).toMatchObject({
      status: 409,
      codes: ['ML_07 id'],
      payload: { pages: [{ pageID: page.id, where: ['pictured'] }], totalPages: 1, menus: [] },
    })
    await remove(id, true)
    const { pageVersion } = (await editor.page.get({ params: { id: page.id } })).page
    expect(pageVersion.blocks[0]?.__images.picture).toMatchObject({ fileID: id, hash: '', fileName: '' })
    expect((await refusalOf(remove(id))).codes).toEqual(['ML_04 id'])
  })

  test('in a menu is reported too', async () => {
    const { id } = await addPicture()
    await editor.media.editFile({ body: { id, shared: true } })
    const [menu] = (await publisher.menu.list()).data
    const { items, revision } = (await publisher.menu.get({ params: { id: menu?.id ?? 0 } })).menu
    const entry = { key: 'leaflet', title: 'Leaflet', fileID: id, children: [] }
    await publisher.menu.store({
      params: { id: menu?.id ?? 0 },
      body: { items: [...items, { key: 'more', title: 'More', children: [entry] }], revision },
    })
    expect((await refusalOf(remove(id))).payload).toMatchObject({
      pages: [],
      menus: [{ id: menu?.id, name: 'main', key: 'leaflet' }],
    })
    expect((await uses(id)).menus).toMatchObject([{ id: menu?.id, name: 'main', key: 'leaflet' }])
  })

  test('prevents the deletion of its folder', async () => {
    await editor.media.createDir({ body: { path: '/', folderName: 'kept' } })
    const { id } = await addPicture()
    await editor.media.moveFile({ body: { id, newPath: '/kept' } })
    await editor.media.addFile({ body: { path: '/kept' }, file: textFile('free.txt') })
    const page = await pageWith(id)
    const removeFolder = (force: boolean) => editor.media.deleteDirectory({ body: { path: '/kept', force } })
    expect((await refusalOf(removeFolder(false))).codes).toEqual(['ML_08 path'])
    expect(await refusalOf(removeFolder(true))).toMatchObject({
      codes: ['ML_07 path'],
      payload: { pages: [{ pageID: page.id }] },
    })
    expect((await editor.media.getDir({ body: { path: '/kept' } })).totalItems).toBe(2)
  })

  test('stays in use and at its URL when it moves', async () => {
    const { id } = await addPicture()
    const page = await pageWith(id)
    await publish(page)
    const address = async () => {
      const { pageVersion } = (await editor.page.get({ params: { id: page.id } })).page
      const { hash = '', fileName = '' } = pageVersion.blocks[0]?.__images.picture ?? {}
      const params = { pageID: page.id, group: 'block_images_pictured', hash, fileName }
      return product.visitor().media.getPageFile({ params })
    }
    const before = await address()
    expect((await fetch(before)).status).toBe(200)
    await editor.media.createDir({ body: { path: '/', folderName: 'moved' } })
    await editor.media.moveFile({ body: { id, newPath: '/moved', newFileName: 'renamed.png' } })
    await editor.media.moveDirectory({ body: { oldPath: '/moved', newPath: '/moved again' } })
    const after = await address()
    expect(after).toMatch(/\/renamed\.png$/)
    for (const known of [before, after]) expect((await fetch(known)).status).toBe(200)
  })

  test('is not deleted while it is being added to a page', async () => {
    const { id } = await addPicture()
    const page = await makePage(editor)
    const { db } = product.app
    let removal: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async tx => {
      await holdFiles(tx, [id])
      removal = remove(id).catch((error: unknown) => error)
      await expect.poll(() => waitingForLocks(db)).toBe(1)
      await tx
        .updateTable('page_version')
        .set({ refs: [`f${id}`] })
        .where('id', '=', page.pageVersion.id)
        .execute()
    })
    expect(await removal).toMatchObject({ code: 'ML_07' })
  })
})

const waitingForLocks = async (db: Database) => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting
}
