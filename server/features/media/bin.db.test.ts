import type { Client } from '@ximblox/contract/client'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { member } from '../../test/member.ts'
import { pngFile, textFile } from '../../test/pictures.ts'
import { logInRaw } from '../../test/raw.ts'
import { purgeMediaBin } from './purge.ts'

let clock = new Date('2026-03-02T09:00:00Z')
let product: TestApp
let editor: Client

beforeAll(async () => {
  product = await startTestApp({ now: () => clock })
})
afterAll(() => product.close())
beforeEach(async () => {
  editor = await product.as('Editor')
  await product.app.db.deleteFrom('file').execute()
  await product.app.db.deleteFrom('folder').execute()
})

/** Sessions expire sooner than this, so the user logs in again. */
const waitDays = async (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
  editor = await product.as('Editor')
}
const add = async (name: string, path = '/', content: string = crypto.randomUUID()) =>
  (await editor.media.addFile({ body: { path }, file: textFile(name, content) })).file
const make = async (path: string, folderName: string) =>
  (await editor.media.createDir({ body: { path, folderName } })).directory.path
const remove = (id: number, force = false) => editor.media.deleteFile({ body: { id, force } })
const removeFolder = async (path: string) =>
  (await editor.media.deleteDirectory({ body: { path, force: true } })).folderID
const restore = async (id: number) => (await editor.media.restoreFile({ body: { id } })).file
const restoreFolder = async (id: number) => (await editor.media.restoreDirectory({ body: { id } })).directory
const binOf = async (query = {}) => (await editor.media.listBin({ query })).data
const namesIn = async (path: string) => {
  const { directories, files } = await editor.media.getDir({ body: { path } })
  return [...directories.map(({ folderName }) => `${folderName}/`), ...files.map(({ fileName }) => fileName)]
}
const audited = async (id: number) => {
  const rows = await product.app.db
    .selectFrom('audit')
    .where('object_id', '=', id)
    .where('object', 'in', ['file', 'folder'])
    .select('action')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('a deleted file', () => {
  test('is in the bin and nowhere in the library, and its name is free', async () => {
    const folder = await make('/', 'a')
    const file = await add('one.txt', folder, 'same')
    const other = await add('other.txt', '/', 'same')
    await remove(file.id)

    expect(await binOf()).toEqual({
      totalItems: 1,
      items: [
        {
          type: 'file',
          id: file.id,
          name: 'one.txt',
          path: '/a',
          kind: 'file',
          mimeType: file.mimeType,
          files: 1,
          usageCount: 0,
          keptForPages: 0,
          deletedAt: clock.toISOString(),
          deletedBy: { ID: expect.any(Number), name: 'Editor' },
          purgeAt: new Date(clock.getTime() + 30 * 86_400_000).toISOString(),
        },
      ],
    })
    expect(await namesIn('/a')).toEqual([])
    expect((await editor.media.listDirs()).directories).toMatchObject([{ path: '/a', files: 0 }])
    expect(await editor.media.searchFiles({ body: { searchTerm: 'one' } })).toMatchObject({ totalItems: 0 })
    expect((await editor.media.getFile({ params: { id: other.id } })).duplicates).toEqual([])
    const { id } = file
    const calls: Promise<unknown>[] = [
      editor.media.getFile({ params: { id } }),
      editor.media.moveFile({ body: { id, newPath: '/' } }),
      editor.media.editFile({ body: { id, defaultAltText: 'x' } }),
      editor.media.listPagesByFile({ body: { fileID: id } }),
      remove(id),
    ]
    const refused = await Promise.all(calls.map(refusalOf))
    for (const { codes } of refused) expect(codes).toEqual([expect.stringMatching(/^ML_04/)])
    expect((await add('one.txt', folder)).fileName).toBe('one.txt')
  })

  test('is restored as it was, with its description, tags and former contents', async () => {
    const folder = await make('/', 'a')
    const { id } = await add('one.txt', folder)
    const replacement = textFile('one.txt', 'other')
    await editor.media.replaceFile({ body: { id: String(id) }, file: replacement })
    const { tag } = await editor.tag.create({ body: { name: crypto.randomUUID(), private: true } })
    await editor.media.editFile({ body: { id, defaultAltText: 'Said', tags: [{ id: tag.id }] } })
    const { file: before } = await editor.media.getFile({ params: { id } })
    await remove(id)
    const after = await restore(id)
    expect(after).toEqual({ ...before, revision: before.revision + 1 })
    expect((await editor.media.formerContents({ params: { id } })).contents).toHaveLength(1)
    expect((await binOf()).totalItems).toBe(0)
    expect((await audited(id)).slice(-2)).toEqual(['file.delete', 'file.restore-from-bin'])
    expect((await refusalOf(editor.media.restoreFile({ body: { id } }))).codes).toEqual(['ML_04 id'])
  })

  test('takes the next free name when its own is taken', async () => {
    const { id } = await add('One.txt')
    await remove(id)
    await add('one.txt')
    await add('one (2).txt')
    expect((await restore(id)).fileName).toBe('One (3).txt')
  })

  test('returns to its folder, wherever that has moved, and to the root when it is gone', async () => {
    const folder = await make('/', 'a')
    await make('/', 'elsewhere')
    const [moved, orphan, last] = [
      await add('moved.txt', folder),
      await add('orphan.txt', folder),
      await add('last.txt', folder),
    ]
    for (const { id } of [moved, orphan, last]) await remove(id)
    await editor.media.moveDirectory({ body: { oldPath: '/a', newPath: '/elsewhere/b' } })
    expect((await restore(moved.id)).path).toBe('/elsewhere/b')
    const folderID = await removeFolder('/elsewhere/b')
    expect((await restore(orphan.id)).path).toBe('/')
    await editor.media.purgeDirectory({ body: { id: folderID } })
    expect((await restore(last.id)).path).toBe('/')
  })

  test('leaves its places empty until it is restored', async () => {
    const publisher = await product.as('Publisher')
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: await pngFile('seen.png') })
    await editor.media.editFile({ body: { id: file.id, shared: true } })
    const picture = { ...note('pictured', 'Seen'), __images: { picture: { fileID: file.id } } }
    const page = await makePage(publisher, { blocks: [picture] })
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    const { pageVersion } = (await editor.page.get({ params: { id: page.id } })).page
    const { hash = '', fileName = '' } = pageVersion.blocks[0]?.__images.picture ?? {}
    const params = { pageID: page.id, group: 'block_images_pictured', hash, fileName }
    const paths = [`/${page.slug}`, product.visitor().media.getPageFile({ params }), sharedFilePath(file)]
    const seen = () => Promise.all(paths.map(async path => (await fetch(new URL(path, product.url))).status))
    expect(await seen()).toEqual([200, 200, 200])

    expect((await refusalOf(remove(file.id))).codes).toEqual(['ML_07 id'])
    await remove(file.id, true)
    expect(await seen()).toEqual([200, 404, 404])
    expect((await binOf()).items).toMatchObject([{ id: file.id, usageCount: 1 }])
    await restore(file.id)
    expect(await seen()).toEqual([200, 200, 200])
  })

  test('can be looked at and downloaded by those who may restore it', async () => {
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: await pngFile('seen.png') })
    const path = editor.media.getBinnedFile({ params: { id: file.id }, query: { w: '160' } })
    const asked = async (role: 'Editor' | 'Viewer') => {
      const { user } = await member(product, role)
      const cookie = (await logInRaw(product.url, user.email)).cookie ?? ''
      return (await fetch(new URL(path, product.url), { headers: { cookie } })).status
    }
    expect(await asked('Editor')).toBe(404)
    await remove(file.id)
    expect([await asked('Editor'), await asked('Viewer')]).toEqual([200, 403])
  })
})

describe('a deleted folder', () => {
  test('is one entry in the bin, and is restored with everything in it', async () => {
    const folder = await make('/', 'a')
    const inner = await make(folder, 'b')
    await make(inner, 'empty')
    const file = await add('one.txt', inner)
    await add('two.txt', folder)
    const id = await removeFolder('/a')
    expect(await binOf()).toMatchObject({
      totalItems: 1,
      items: [{ type: 'folder', id, name: 'a', path: '/', kind: null, files: 2 }],
    })
    expect(await namesIn('/')).toEqual([])
    expect((await refusalOf(editor.media.restoreFile({ body: { id: file.id } }))).status).toBe(404)
    expect((await refusalOf(add('new.txt', '/a'))).codes).toEqual(['ML_04 path'])

    expect((await restoreFolder(id)).path).toBe('/a')
    expect(await namesIn('/a')).toEqual(['b/', 'two.txt'])
    expect(await namesIn('/a/b')).toEqual(['empty/', 'one.txt'])
    expect((await binOf()).totalItems).toBe(0)
    expect((await audited(id)).slice(-2)).toEqual(['folder.delete', 'folder.restore-from-bin'])
  })

  test('takes the next free name when its own is taken, and the root when its parent is gone', async () => {
    const outer = await make('/', 'outer')
    const id = await removeFolder(await make(outer, 'a'))
    await removeFolder(outer)
    await make('/', 'a')
    expect((await restoreFolder(id)).path).toBe('/a (2)')
  })

  test('leaves what was deleted before it in the bin', async () => {
    const folder = await make('/', 'a')
    const { id } = await add('one.txt', folder)
    await remove(id)
    const folderID = await removeFolder(folder)
    expect((await binOf()).items.map(item => [item.type, item.files])).toEqual(
      expect.arrayContaining([
        ['folder', 0],
        ['file', 1],
      ]),
    )
    await restoreFolder(folderID)
    expect(await namesIn('/a')).toEqual([])
    expect((await restore(id)).path).toBe('/a')
  })
})

describe('the bin of the library', () => {
  test('is searched by name and sorted', async () => {
    for (const name of ['b.txt', 'a.txt', 'c.csv']) {
      const { id } = await add(name)
      clock = new Date(clock.getTime() + 1_000)
      await remove(id)
    }
    const named = async (query: object) => (await binOf(query)).items.map(({ name }) => name)
    expect(await named({})).toEqual(['c.csv', 'a.txt', 'b.txt'])
    expect(await named({ searchTerm: 'TXT', columnToSort: 'name' })).toEqual(['a.txt', 'b.txt'])
    expect(await named({ pageSize: 1, pageIndex: 1 })).toEqual(['a.txt'])
  })

  test('loses files and folders after 30 days, and no others', async () => {
    const folder = await make('/', 'a')
    const inside = await add('inside.txt', await make(folder, 'b'))
    const [old, recent] = [await add('old.txt'), await add('recent.txt')]
    await remove(old.id)
    const folderID = await removeFolder(folder)
    await waitDays(29)
    await remove(recent.id)
    await purgeMediaBin(product.app)
    expect((await binOf()).totalItems).toBe(3)
    await waitDays(1.5)
    await purgeMediaBin(product.app)
    expect((await binOf()).items).toMatchObject([{ id: recent.id }])
    const left = await product.app.db.selectFrom('file').select('id').execute()
    expect(left).toEqual([{ id: recent.id }])
    expect(await product.app.db.selectFrom('folder').select('id').execute()).toEqual([])
    expect((await audited(old.id)).at(-1)).toBe('file.purge')
    expect((await audited(folderID)).at(-1)).toBe('folder.purge')
    expect((await refusalOf(editor.media.restoreFile({ body: { id: inside.id } }))).status).toBe(404)
  })

  test('loses what is deleted permanently, and nothing of the library', async () => {
    const [file, kept] = [await add('one.txt'), await add('kept.txt')]
    await remove(file.id)
    const folderID = await removeFolder(await make('/', 'a'))
    for (const purge of [
      () => editor.media.purgeFile({ body: { id: kept.id } }),
      () => editor.media.purgeDirectory({ body: { id: folderID + 1_000 } }),
    ])
      expect((await refusalOf(purge())).codes).toEqual(['ML_04 id'])
    await editor.media.purgeFile({ body: { id: file.id } })
    await editor.media.purgeDirectory({ body: { id: folderID } })
    expect((await binOf()).totalItems).toBe(0)
    expect(await namesIn('/')).toEqual(['kept.txt'])
    expect((await audited(file.id)).at(-1)).toBe('file.purge')
  })
})
