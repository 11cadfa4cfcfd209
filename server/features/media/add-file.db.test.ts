import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MediaApp, openMediaApp } from '../../test/media-app.ts'

let media: MediaApp
beforeAll(async () => {
  media = await openMediaApp()
})
beforeEach(async () => {
  await media.app.db.deleteFrom('file').execute()
  await media.app.db.deleteFrom('folder').execute()
})
afterAll(() => media.close())

const rows = () =>
  media.app.db.selectFrom('file').select(['name', 'folder_id', 'kind', 'blob_hash']).execute()

const makeFolder = async (name: string, parentID: number | null = null) => {
  const row = { name, parent_id: parentID }
  const { id } = await media.app.db.insertInto('folder').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const refused = (code: string, property: string) => ({ entries: [{ code, property }] })

describe('adding a file', () => {
  test('stores its content and a row, and records the user', async () => {
    const item = await media.add('Notes.txt', 'notes')
    expect(item).toMatchObject({
      path: '/',
      fileName: 'Notes.txt',
      kind: 'file',
      mimeType: 'text/plain',
      size: 5,
      uploadedBy: 'Editor',
      usageCount: 0,
      revision: 1,
    })
    expect(item).not.toHaveProperty('width')
    expect(await rows()).toEqual([
      { name: 'Notes.txt', folder_id: null, kind: 'file', blob_hash: item.contentHash },
    ])
    expect(await media.app.storage.size(item.contentHash)).toBe(5)
    const audit = await media.app.db
      .selectFrom('audit')
      .selectAll()
      .where('object_id', '=', item.id)
      .execute()
    expect(audit).toMatchObject([
      {
        action: 'file.add',
        object: 'file',
        actor_id: media.editor.id,
        detail: { path: '/', fileName: 'Notes.txt' },
      },
    ])
  })

  test('stores a re-encoded image under the hash of its new content', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const item = await media.add('a.png', Buffer.concat([png, Buffer.from('<script>')]))
    expect(item).toMatchObject({ kind: 'image', width: 30, height: 20 })
    expect(await media.app.storage.size(item.contentHash)).toBe(item.size)
  })

  test('finds the folder regardless of the case of its path', async () => {
    const id = await makeFolder('2026', await makeFolder('Börse'))
    const item = await media.add('a.txt', 'x', '/bo\u0308rse/2026')
    expect(item.path).toBe('/Börse/2026')
    expect(await rows()).toMatchObject([{ folder_id: id }])
  })

  test.each(['', 'a', '/nowhere', '//', '/a/', '/../etc', '/a/nowhere', '/a/b/c'])(
    'into a folder that does not exist is refused: %j',
    async path => {
      await makeFolder('b', await makeFolder('a'))
      await expect(media.add('a.txt', 'x', path)).rejects.toMatchObject(refused('ML_04', 'path'))
    },
  )

  test.each(['../../etc/passwd.txt', '.htaccess', 'a\0.txt', 'a\u202e.txt', 'a.txt.'])(
    'with a hostile name is refused: %j',
    async name => {
      await expect(media.add(name, 'x')).rejects.toMatchObject(refused('V_15', 'f'))
    },
  )

  test('with a name of 250 letters is accepted, and above the limit refused with it', async () => {
    expect((await media.add(`${'x'.repeat(246)}.txt`, 'x')).fileName).toHaveLength(250)
    await expect(media.add(`${'x'.repeat(252)}.txt`, 'x')).rejects.toMatchObject({
      entries: [{ code: 'V_10', property: 'f', params: { max: 255 } }],
    })
  })

  test('called by another type is stored under that of its content', async () => {
    const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    expect(await media.add('a.jpg', png)).toMatchObject({ fileName: 'a.png', mimeType: 'image/png' })
  })

  test('requires permission to manage media, which is checked first', async () => {
    const nobody = { ...media.editor, permissions: [] }
    await expect(media.add('..', 'x', '/nowhere', nobody)).rejects.toMatchObject({
      status: 403,
      ...refused('UM_01', ''),
    })
    await expect(media.add('a.txt', 'x', '/', media.visitor)).rejects.toMatchObject({ status: 401 })
  })

  test('with content that does not match its type leaves nothing behind', async () => {
    const before = await media.stored()
    await expect(media.add('a.png', 'GIF89a/*<script>')).rejects.toMatchObject(refused('ML_05', 'f'))
    expect(await rows()).toEqual([])
    expect(await media.stored()).toEqual(before)
  })

  test('with a name in use is refused in every spelling', async () => {
    await media.add('Caf\u00e9.txt', 'one')
    await expect(media.add('cafe\u0301.TXT', 'two')).rejects.toMatchObject(refused('ML_03', 'f'))
    const id = await makeFolder('a')
    expect(await media.add('Caf\u00e9.txt', 'two', '/a')).toMatchObject({ path: '/a' })
    expect((await rows()).map(row => row.folder_id)).toEqual([null, id])
  })

  test('succeeds once for fifty simultaneous uploads with one name', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) => media.add('same.txt', `content ${index % 3}`))
    const results = await Promise.allSettled(attempts)
    const failures = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(failures).toHaveLength(49)
    for (const failure of failures) expect(failure).toMatchObject(refused('ML_03', 'f'))
    expect(await rows()).toHaveLength(1)
  })

  test('with the same content under two names is stored once', async () => {
    const first = await media.add('a.txt', 'the same')
    const second = await media.add('b.txt', 'the same')
    expect(second.hash).toBe(first.hash)
    expect((await media.stored()).filter(name => name === first.contentHash)).toHaveLength(1)
  })
})
