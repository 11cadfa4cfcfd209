import type { Client } from '@ximblox/contract/client'
import { errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { textFile } from '../../test/pictures.ts'

let product: TestApp
let editor: Client
let viewer: Client

beforeAll(async () => {
  product = await startTestApp()
  editor = await product.as('Editor')
  viewer = await product.as('Viewer')
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.app.db.deleteFrom('file').execute()
  await product.app.db.deleteFrom('folder').execute()
})

/** Creates the missing folders of a path. */
const make = async (path: string) => {
  const names = path.slice(1).split('/')
  for (const [index, folderName] of names.entries()) {
    const parent = `/${names.slice(0, index).join('/')}`
    await editor.media.createDir({ body: { path: parent, folderName } }).catch(() => {})
  }
}
const add = async (path: string, name: string, content = name) =>
  (await editor.media.addFile({ body: { path }, file: textFile(name, content) })).file
const open = (path: string) => viewer.media.getDir({ body: { path } })
const namesIn = async (path: string) => {
  const { directories, files } = await open(path)
  return [...directories.map(({ folderName }) => `${folderName}/`), ...files.map(({ fileName }) => fileName)]
}
const move = (oldPath: string, newPath: string) => editor.media.moveDirectory({ body: { oldPath, newPath } })
const audited = (object: string) =>
  product.app.db
    .selectFrom('audit')
    .where('object', '=', object)
    .select(['action', 'detail'])
    .orderBy('id')
    .execute()

describe('a folder', () => {
  test('is created, shown with its contents, and recorded', async () => {
    await make('/a/Börse')
    await add('/a', 'one.txt')
    await add('/a/Börse', 'two.txt')
    expect(await open('/A')).toMatchObject({
      path: '/a',
      directories: [{ path: '/a/Börse', folderName: 'Börse', files: 1, directories: 0 }],
      files: [{ fileName: 'one.txt', path: '/a', uploadedBy: 'Editor', usageCount: 0 }],
      totalItems: 2,
    })
    expect((await open('/')).directories).toEqual([{ path: '/a', folderName: 'a', files: 1, directories: 1 }])
    expect((await audited('folder')).at(-1)).toEqual({
      action: 'folder.create',
      detail: { path: '/a/Börse' },
    })
  })

  test('is listed with its path', async () => {
    await make('/a/b/c')
    await make('/d')
    await add('/a/b', 'one.txt')
    const { directories } = await viewer.media.listDirs()
    expect(directories).toEqual([
      { path: '/a', folderName: 'a', files: 0, directories: 1 },
      { path: '/a/b', folderName: 'b', files: 1, directories: 1 },
      { path: '/a/b/c', folderName: 'c', files: 0, directories: 0 },
      { path: '/d', folderName: 'd', files: 0, directories: 0 },
    ])
  })

  test('has a unique name among its siblings, in every spelling', async () => {
    await make('/Caf\u00e9')
    const again = editor.media.createDir({ body: { path: '/', folderName: 'cafe\u0301' } })
    expect((await refusalOf(again)).codes).toEqual(['ML_03 folderName'])
  })

  test.each(['..', '.', '.git', 'a/b', 'a\\b', 'a\u0000', 'a\u202eb', 'a.', 'a ', 'x'.repeat(256), ' '])(
    'cannot be called %j',
    async folderName => {
      const { status } = await refusalOf(editor.media.createDir({ body: { path: '/', folderName } }))
      expect(status).toBe(422)
      expect(await namesIn('/')).toEqual([])
    },
  )

  test('is created in an existing folder only', async () => {
    const { codes, status } = await refusalOf(
      editor.media.createDir({ body: { path: '/a', folderName: 'b' } }),
    )
    expect([codes, status]).toEqual([['ML_04 path'], 404])
  })

  test('is never nested deeper than paths may be long', async () => {
    let path = ''
    const folderName = 'x'.repeat(limits.fileName)
    while (path.length + 1 + folderName.length <= limits.mediaPath) {
      await editor.media.createDir({ body: { path: path || '/', folderName } })
      path += `/${folderName}`
    }
    expect((await refusalOf(editor.media.createDir({ body: { path, folderName } }))).codes).toEqual([
      'V_10 folderName',
    ])
    expect((await open(path)).path).toBe(path)
    const outer = `/${'o'.repeat(limits.fileName)}`
    await make(outer)
    expect((await refusalOf(move(`/${folderName}`, `${outer}/${folderName}`))).codes).toEqual([
      'V_10 newPath',
    ])
  })

  test('moves with its contents', async () => {
    await make('/a/b/c')
    await make('/elsewhere')
    const file = await add('/a/b/c', 'deep.txt')
    const { directory } = await move('/a/b', '/elsewhere/renamed')
    expect(directory).toEqual({ path: '/elsewhere/renamed', folderName: 'renamed', files: 0, directories: 1 })
    expect((await open('/elsewhere/renamed/c')).files).toMatchObject([{ id: file.id, revision: 1 }])
    expect((await audited('folder')).at(-1)).toEqual({
      action: 'folder.move',
      detail: { from: '/a/b', to: '/elsewhere/renamed' },
    })
  })

  test('can change the case of its name', async () => {
    await make('/news')
    expect((await move('/news', '/News')).directory.path).toBe('/News')
  })

  test('cannot move into itself, onto another, when it does not exist, or when it is the root', async () => {
    await make('/a/b/c')
    await make('/d')
    const refused = async (from: string, to: string) => (await refusalOf(move(from, to))).codes
    expect(await refused('/a', '/a/b/a')).toEqual(['ML_02 newPath'])
    expect(await refused('/a', '/a/a')).toEqual(['ML_02 newPath'])
    await expect(move('/a', '/a/b/a')).rejects.toMatchObject({
      entries: [errorAt('newPath', 'folderIntoItself')],
    })
    expect(await refused('/d', '/A')).toEqual(['ML_02 newPath'])
    expect(await refused('/nowhere', '/x')).toEqual(['ML_04 oldPath'])
    expect(await refused('/d', '/nowhere/d')).toEqual(['ML_04 newPath'])
    expect(await refused('/d', 'd')).toEqual(['ML_04 newPath'])
    expect(await refused('/d', '/')).toEqual(['V_15 newPath'])
    expect(await refused('/', '/a/root')).toEqual(['V_15 oldPath'])
    expect(await namesIn('/')).toEqual(['a/', 'd/'])
  })

  test('that moves into another at the same time as the reverse creates no cycle', async () => {
    for (let round = 0; round < 20; round++) {
      await product.app.db.deleteFrom('folder').execute()
      await make('/a/inner')
      await make('/b/inner')
      const moves = [move('/a', '/b/inner/a'), move('/b', '/a/inner/b'), move('/a', '/a/inner/a')]
      const results = await Promise.allSettled(moves)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const top = await namesIn('/')
      expect(top).toHaveLength(1)
      expect(await product.app.db.selectFrom('folder').select('id').execute()).toHaveLength(4)
    }
  })

  test('is deleted when it is empty, and otherwise only on confirmation', async () => {
    await make('/a/b')
    await add('/a/b', 'one.txt')
    const remove = (path: string, force?: boolean) =>
      editor.media.deleteDirectory({ body: { path, ...(force && { force }) } })
    expect(await refusalOf(remove('/a'))).toMatchObject({
      status: 409,
      codes: ['ML_08 path'],
      payload: { files: [{ path: '/a/b', fileName: 'one.txt' }], totalFiles: 1 },
    })
    expect((await refusalOf(remove('/'))).codes).toEqual(['V_15 path'])
    expect((await refusalOf(remove('/', true))).codes).toEqual(['V_15 path'])
    await remove('/a', true)
    expect(await namesIn('/')).toEqual([])
    expect((await refusalOf(remove('/a'))).codes).toEqual(['ML_04 path'])
    await make('/a')
    await remove('/a')
    expect(await namesIn('/')).toEqual([])
  })

  test('deleted during uploads leaves no file without a folder', async () => {
    await make('/a')
    const uploads = Array.from({ length: 10 }, (_, index) => add('/a', `${index}.txt`))
    const removal = editor.media.deleteDirectory({ body: { path: '/a', force: true } })
    const outcomes = await Promise.allSettled(uploads)
    await removal
    const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    for (const reason of refused) expect(reason).toMatchObject({ code: 'ML_04' })
    expect(await product.app.db.selectFrom('file').selectAll().execute()).toEqual([])
  })
})

describe('a file', () => {
  test('is returned with its path and its duplicates', async () => {
    await make('/a')
    const { id } = await add('/a', 'one.txt', 'same')
    const other = await add('/', 'two.txt', 'same')
    await add('/', 'three.txt')
    expect(await viewer.media.getFile({ params: { id } })).toMatchObject({
      file: { id, path: '/a', fileName: 'one.txt' },
      duplicates: [{ id: other.id, path: '/', fileName: 'two.txt' }],
    })
    const missing = viewer.media.getFile({ params: { id: other.id + 1000 } })
    expect(await refusalOf(missing)).toMatchObject({ status: 404, codes: ['ML_04 id'] })
  })

  test('can be moved and renamed, and stays the same file', async () => {
    await make('/a')
    const { id } = await add('/', 'one.txt')
    const { file } = await editor.media.moveFile({ body: { id, newPath: '/a', newFileName: 'two.txt' } })
    expect(file).toMatchObject({ id, path: '/a', fileName: 'two.txt', revision: 2 })
    expect((await editor.media.moveFile({ body: { id, newPath: '/' } })).file).toMatchObject({
      path: '/',
      fileName: 'two.txt',
    })
    expect((await audited('file')).at(-1)).toEqual({
      action: 'file.move',
      detail: { from: '/a/two.txt', to: '/two.txt' },
    })
  })

  test('can be described, shared and given a focal point', async () => {
    const { id } = await add('/', 'one.txt')
    const { file } = await editor.media.editFile({
      body: {
        id,
        newPath: '/',
        newFileName: 'One.TXT',
        defaultAltText: 'The first',
        shared: true,
        focalPoint: { x: 0.25, y: 1 },
        revision: 1,
      },
    })
    const expected = {
      fileName: 'One.TXT',
      defaultAltText: 'The first',
      shared: true,
      focalPoint: { x: 0.25, y: 1 },
    }
    expect(file).toMatchObject({ ...expected, revision: 2 })
    const { file: same } = await editor.media.editFile({ body: { id, focalPoint: null } })
    expect(same).toMatchObject({ ...expected, focalPoint: null, revision: 3 })
  })

  test('refuses a stale revision', async () => {
    const { id } = await add('/', 'one.txt')
    await editor.media.editFile({ body: { id, defaultAltText: 'mine', revision: 1 } })
    const late = await refusalOf(editor.media.editFile({ body: { id, defaultAltText: 'late', revision: 1 } }))
    expect(late).toMatchObject({
      status: 409,
      codes: ['PM_02'],
      payload: { current: { id, defaultAltText: 'mine', revision: 2 } },
    })
    expect(
      (await refusalOf(editor.media.moveFile({ body: { id, newPath: '/', revision: 1 } }))).codes,
    ).toEqual(['PM_02'])
  })

  test('cannot take the name of another, an unknown folder, or a name that does not match its type', async () => {
    const { id } = await add('/', 'one.txt')
    await make('/a')
    await add('/', 'taken.txt')
    await add('/a', 'ONE.txt')
    const refused = async (change: { newPath?: string; newFileName?: string }) =>
      (await refusalOf(editor.media.editFile({ body: { id, ...change } }))).codes
    expect(await refused({ newFileName: 'Taken.txt' })).toEqual(['ML_02 newFileName'])
    expect(await refused({ newPath: '/a' })).toEqual(['ML_02 newPath'])
    expect(await refused({ newPath: '/b' })).toEqual(['ML_04 newPath'])
    for (const newFileName of ['one', 'one.html', 'one.jpg', '../one.txt', '.txt', 'one.txt.'])
      expect(await refused({ newFileName })).toEqual(['V_15 newFileName'])
    expect((await refusalOf(editor.media.editFile({ body: { id: 999_999 } }))).codes).toEqual(['ML_04 id'])
    const beyond = { x: 1.1, y: 0 }
    expect((await refusalOf(editor.media.editFile({ body: { id, focalPoint: beyond } }))).codes).toEqual([
      'V_17 focalPoint.x',
    ])
  })

  test('with the content of another is reported', async () => {
    await make('/a')
    const first = await add('/a', 'first.txt', 'the same')
    const { duplicates } = await editor.media.addFile({
      body: { path: '/' },
      file: textFile('second.txt', 'the same'),
    })
    expect(duplicates).toEqual([{ id: first.id, path: '/a', fileName: 'first.txt' }])
  })
})

describe('a video hosted elsewhere', () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ'
  const addVideo = (body: { videoUrl: string; fileName?: string }) =>
    editor.media.addFile({ body: { path: '/', ...body } })

  test('is a file with a URL and no content', async () => {
    const { file, duplicates } = await addVideo({ videoUrl: link })
    expect(file).toMatchObject({
      kind: 'youtube',
      fileName: 'YouTube dQw4w9WgXcQ',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      mimeType: '',
      size: 0,
      hash: '',
    })
    expect(duplicates).toEqual([])
    const again = await addVideo({ videoUrl: link, fileName: 'Our film' })
    expect(again.file.fileName).toBe('Our film')
    expect(again.duplicates).toMatchObject([{ id: file.id }])
    const { file: renamed } = await editor.media.editFile({ body: { id: file.id, newFileName: 'Film 2' } })
    expect(renamed).toMatchObject({ fileName: 'Film 2', kind: 'youtube' })
  })

  test('is refused when the URL is not a video, or when a file is sent too', async () => {
    expect((await refusalOf(addVideo({ videoUrl: 'https://example.org/film.mp4' }))).codes).toEqual([
      'ML_06 videoUrl',
    ])
    await addVideo({ videoUrl: link })
    expect((await refusalOf(addVideo({ videoUrl: link }))).codes).toEqual(['ML_03 videoUrl'])
    const both = editor.media.addFile({ body: { path: '/', videoUrl: link }, file: textFile('a.txt') })
    expect((await refusalOf(both)).codes).toEqual(['V_15 f'])
    expect((await refusalOf(editor.media.addFile({ body: { path: '/' } }))).codes).toEqual(['V_13 f'])
  })
})

describe('a search', () => {
  const search = async (searchTerm: string, directory = '/', tag?: number) => {
    const found = await viewer.media.searchFiles({
      body: { searchTerm, directory, ...(tag !== undefined && { tag }) },
    })
    return {
      folders: found.directories.map(({ path }) => path),
      files: found.files.map(({ path, fileName }) => `${path}:${fileName}`),
      total: found.totalItems,
    }
  }

  test('finds names and alternative texts anywhere in a folder, and folders by name', async () => {
    await make('/trees/oaks')
    await make('/oaken')
    const { id } = await add('/trees', 'beech.txt')
    await editor.media.editFile({ body: { id, defaultAltText: 'Not an OAK at all' } })
    await add('/trees/oaks', 'oak 100%.txt')
    await add('/', 'Oak.txt')
    expect(await search('oak')).toEqual({
      folders: ['/oaken', '/trees/oaks'],
      files: ['/trees:beech.txt', '/trees/oaks:oak 100%.txt', '/:Oak.txt'],
      total: 5,
    })
    expect(await search('oak', '/trees')).toEqual({
      folders: ['/trees/oaks'],
      files: ['/trees:beech.txt', '/trees/oaks:oak 100%.txt'],
      total: 3,
    })
    expect((await search('0%')).files).toEqual(['/trees/oaks:oak 100%.txt'])
    for (const nothing of ['%', '_%', '\\', "'; drop table file; --"])
      expect((await search(nothing === '%' ? '%%' : nothing)).total).toBe(0)
    expect((await search(' ')).total).toBe(0)
    expect(
      (await refusalOf(viewer.media.searchFiles({ body: { searchTerm: 'x', directory: '/x' } }))).codes,
    ).toEqual(['ML_04 directory'])
  })

  test('finds files by their tags, chosen or typed, and by words in any order', async () => {
    const { db } = product.app
    const tag = (name: string) =>
      sql<{ id: number }>`insert into tag (id, kind, name, target_id)
      select n, 'private', ${name}, n from nextval(pg_get_serial_sequence('tag', 'id')) as n returning id`.execute(
        db,
      )
    const [merged, harvest, deleted] = [await tag('Reaping'), await tag('Harvest 2026'), await tag('Gone')]
    const idOf = ({ rows: [row] }: typeof merged) => row?.id ?? 0
    await sql`update tag set merged_into = ${idOf(harvest)}, target_id = ${idOf(harvest)} where id = ${idOf(merged)}`.execute(
      db,
    )
    await sql`update tag set deleted_at = now() where id = ${idOf(deleted)}`.execute(db)
    const { id } = await add('/', 'combine.txt')
    await sql`update file set tags = ${[idOf(merged), idOf(deleted)]}::bigint[] where id = ${id}`.execute(db)
    for (const found of ['harvest', 'HARVEST 2026', '2026 combine', 'combine  harv'])
      expect((await search(found)).files).toEqual(['/:combine.txt'])
    for (const nothing of ['reaping', 'gone', 'combine winter']) expect((await search(nothing)).total).toBe(0)
    await make('/harvest')
    await sql`update file set tags = ${[idOf(harvest)]}::bigint[] where id = ${(await add('/harvest', 'plough.txt')).id}`.execute(
      db,
    )
    const both = { folders: [], files: ['/:combine.txt', '/harvest:plough.txt'], total: 2 }
    expect(await search('', '/', idOf(harvest))).toEqual(both)
    expect(await search('harvest', '/', idOf(harvest))).toEqual(both)
    expect((await search('', '/harvest', idOf(harvest))).files).toEqual(['/harvest:plough.txt'])
    expect((await search('combine', '/', idOf(harvest))).files).toEqual(['/:combine.txt'])
    for (const tagID of [idOf(deleted), 999_999]) expect((await search('', '/', tagID)).total).toBe(0)
  })

  test('limits the number of files and reports the total', async () => {
    const { id } = await add('/', 'oak.txt')
    const { blob_hash } = await product.app.db
      .selectFrom('file')
      .where('id', '=', id)
      .select('blob_hash')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 250 }, (_, index) => ({
      name: `oak ${index}.txt`,
      kind: 'file',
      blob_hash,
      uploaded_at: new Date(),
    }))
    await product.app.db.insertInto('file').values(rows).execute()
    const found = await search('oak')
    expect([found.files.length, found.total]).toEqual([limits.mediaSearchRows, 251])
  })
})

describe('the library', () => {
  test('is readable for all users and writable with permission', async () => {
    const { id } = await add('/', 'one.txt')
    await make('/a')
    const changes = (client: Client) => [
      () => client.media.createDir({ body: { path: '/', folderName: 'x' } }),
      () => client.media.moveDirectory({ body: { oldPath: '/a', newPath: '/b' } }),
      () => client.media.deleteDirectory({ body: { path: '/a' } }),
      () => client.media.moveFile({ body: { id, newPath: '/a' } }),
      () => client.media.editFile({ body: { id, shared: true } }),
      () => client.media.deleteFile({ body: { id } }),
      () => client.media.addFile({ body: { path: '/' }, file: textFile('new.txt') }),
      () => client.media.replaceFile({ body: { id: String(id) }, file: textFile('new.txt') }),
    ]
    const reads = (client: Client) => [
      () => client.media.getDir({ body: { path: '/' } }),
      () => client.media.searchFiles({ body: { searchTerm: 'one' } }),
      () => client.media.listDirs(),
      () => client.media.getFile({ params: { id } }),
      () => client.media.listPagesByFile({ body: { fileID: id } }),
    ]
    const visitor = product.visitor()
    await visitor.auth.session()
    for (const call of [...changes(visitor), ...reads(visitor)])
      expect((await refusalOf(call())).codes).toEqual(['UM_01'])
    for (const call of changes(viewer))
      expect(await refusalOf(call())).toMatchObject({ status: 403, codes: ['UM_01'] })
    await expect(Promise.all(reads(viewer).map(call => call()))).resolves.toHaveLength(5)
    expect(await namesIn('/')).toEqual(['a/', 'one.txt'])
  })
})
