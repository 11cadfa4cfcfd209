import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { MediaItem } from '@ximblox/contract/media'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { member } from '../../test/member.ts'
import { pngFile, textFile } from '../../test/pictures.ts'
import { logInRaw } from '../../test/raw.ts'

let product: TestApp
let editor: Client
let publisher: Client

beforeAll(async () => {
  product = await startTestApp()
  editor = await product.as('Editor')
  publisher = await product.as('Publisher')
})
afterAll(() => product.close())

const add = async (file: ReturnType<typeof textFile>) =>
  (await editor.media.addFile({ body: { path: '/' }, file })).file
const addPicture = async (width = 40, height = 20) =>
  add(await pngFile(`${crypto.randomUUID()}.png`, width, height))
const replace = (id: number, file: ReturnType<typeof textFile>, options: Record<string, string> = {}) =>
  editor.media.replaceFile({ body: { id: String(id), ...options }, file })
const force = { force: 'true' }
const restore = (id: number, contentID: number | null, options = {}) =>
  editor.media.restoreContent({ body: { id, contentID: contentID ?? 0, ...options } })
const formerContents = async (id: number) => (await editor.media.formerContents({ params: { id } })).contents

const crop = { x: 10, y: 5, width: 24, height: 12, rotate: 0, scaleX: 1, scaleY: 1 }
const pageWith = (fileID: number, cropParams: typeof crop | null = null) =>
  makePage(editor, { blocks: [{ ...note('one', 'Seen'), __images: { picture: { fileID, cropParams } } }] })
const publish = ({ id }: { id: PageID }) => publisher.page.publish({ params: { id }, body: {} })
const publishedPage = async (fileID: number, cropParams: typeof crop | null = null) => {
  const page = await pageWith(fileID, cropParams)
  await publish(page)
  return page
}
/** The current URL of a page's image. */
const addressOn = async (pageID: PageID) => {
  const { pageVersion } = (await editor.page.get({ params: { id: pageID } })).page
  const { hash = '', fileName = '' } = pageVersion.blocks[0]?.__images.picture ?? {}
  const params = { pageID, group: 'block_images_one', hash, fileName }
  return product.visitor().media.getPageFile({ params })
}
const see = async (address: string) => {
  const answer = await fetch(address)
  if (answer.status !== 200) return answer.status
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return [width, height]
}
const refusedFor = async (call: Promise<unknown>) => {
  const { codes, payload } = await refusalOf(call)
  return { codes, ...payload }
}
const cookieOf = async (role: string) => {
  const { user } = await member(product, role)
  return (await logInRaw(product.url, user.email)).cookie ?? ''
}
const hashOf = async ({ id }: MediaItem) => (await editor.media.getFile({ params: { id } })).file.hash

describe('a replaced file', () => {
  test('is the same file with new content, which every page shows at a new URL', async () => {
    const before = await addPicture()
    const page = await publishedPage(before.id)
    const old = await addressOn(page.id)
    expect(await see(old)).toEqual([40, 20])
    const { file } = await replace(before.id, await pngFile('another.png', 60, 30), {
      ...force,
      revision: '1',
    })
    expect(file).toMatchObject({
      id: before.id,
      fileName: before.fileName,
      width: 60,
      usageCount: 1,
      revision: 2,
    })
    expect(file.hash).not.toBe(before.hash)
    const current = await addressOn(page.id)
    expect(current).not.toBe(old)
    expect(await see(current)).toEqual([60, 30])
    // The content may have been replaced because nobody should see it any more.
    expect(await see(old)).toEqual([60, 30])
    const moved = await fetch(`${old}?w=160&f=webp`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('cache-control')]).toEqual([302, 'no-cache'])
    expect(product.url + moved.headers.get('location')).toBe(`${current}?w=160&f=webp`)
  })

  test('is found at its former URLs for thirty days, cropped or shared, through several replacements', async () => {
    const before = await addPicture()
    const { file: shared } = await editor.media.editFile({ body: { id: before.id, shared: true } })
    const page = await publishedPage(before.id, crop)
    const urls = [await addressOn(page.id), product.url + shared.sharedPath]
    await replace(before.id, await pngFile('another.png', 60, 30), force)
    await replace(before.id, await pngFile('third.png', 80, 40), force)
    expect(await see(urls[0] ?? '')).toEqual([24, 12])
    expect(await see(urls[1] ?? '')).toEqual([80, 40])
    await publisher.page.unpublish({ params: { id: page.id }, body: {} })
    expect(await see(urls[0] ?? '')).toBe(404)
    await publish(page)
    const monthAgo = new Date(Date.now() - 30 * 86_400_000)
    await product.app.db
      .updateTable('former_content')
      .set({ replaced_at: monthAgo })
      .where('file_id', '=', before.id)
      .execute()
    for (const url of urls) expect(await see(url)).toBe(404)
  })

  test('takes the extension of its new content, and keeps the rest of its name', async () => {
    const { id } = await add(textFile('Prices.csv', 'a;b'))
    expect((await replace(id, textFile('new.TXT', 'text'))).file).toMatchObject({
      fileName: 'Prices.txt',
      mimeType: 'text/plain',
    })
    await add(textFile('prices.csv', 'c'))
    expect((await refusalOf(replace(id, textFile('x.csv', 'd')))).codes).toEqual(['ML_02 f'])
  })

  test('refuses other kinds of content, stale revisions, and requests without a file', async () => {
    const { id } = await addPicture()
    expect((await refusalOf(replace(id, textFile('a.txt')))).codes).toEqual(['ML_05 f'])
    expect(
      (await refusalOf(replace(id, { ...textFile('a.png'), bytes: new Uint8Array([1]) }))).codes,
    ).toEqual(['ML_05 f'])
    expect((await refusalOf(replace(id, await pngFile(), { revision: '7' }))).codes).toEqual(['PM_02'])
    expect((await refusalOf(replace(999_999, await pngFile()))).codes).toEqual(['ML_04 id'])
    expect((await refusalOf(editor.media.replaceFile({ body: { id: String(id) } }))).codes).toEqual([
      'V_13 f',
    ])
    expect((await refusalOf(editor.media.replaceFile({ body: { id: 'x' } }))).codes).toEqual(['V_17 id'])
    expect((await refusalOf(replace(id, await pngFile(), { force: 'yes' }))).codes).toEqual(['V_15 force'])
    const videoUrl = 'https://vimeo.com/76979871'
    const { file: video } = await editor.media.addFile({ body: { path: '/', videoUrl } })
    expect((await refusalOf(replace(video.id, await pngFile()))).codes).toEqual(['ML_05 f'])
  })

  test('does not change when it gets the same content', async () => {
    const file = await add(textFile(`${crypto.randomUUID()}.txt`, 'the same'))
    const again = await replace(file.id, textFile('again.txt', 'the same'))
    expect(again).toMatchObject({ file, formerContentID: null })
    expect(await formerContents(file.id)).toEqual([])
  })
})

describe('a file that visitors see', () => {
  test('is replaced only after confirmation, which lists the pages', async () => {
    const file = await addPicture()
    const page = await publishedPage(file.id)
    await pageWith(file.id)
    const other = await pngFile('other.png', 60, 30)
    for (const options of [{}, { force: 'false' }])
      expect(await refusedFor(replace(file.id, other, options))).toMatchObject({
        codes: ['ML_07 id'],
        totalPages: 1,
        pages: [{ pageID: page.id, published: true, where: ['one'] }],
        menus: [],
      })
    expect(await hashOf(file)).toBe(file.hash)
    await replace(file.id, other, force)
    expect(await hashOf(file)).not.toBe(file.hash)
  })

  test('is refused again when a page was published after the confirmation was requested', async () => {
    const file = await addPicture()
    const page = await pageWith(file.id)
    const other = await pngFile('other.png', 60, 30)
    const { processing } = product.app
    const inspect = processing.inspect.bind(processing)
    // Publishes while the new content is inspected, after the first check of the pages.
    processing.inspect = async (...given) => {
      await publish(page)
      return inspect(...given)
    }
    try {
      expect(await refusedFor(replace(file.id, other))).toMatchObject({
        codes: ['ML_07 id'],
        pages: [{ pageID: page.id }],
      })
    } finally {
      processing.inspect = inspect
    }
    expect(await hashOf(file)).toBe(file.hash)
    expect(await formerContents(file.id)).toEqual([])
  })

  test('is replaced without confirmation once the pages are unpublished or in the bin', async () => {
    const file = await addPicture()
    const [first, second] = [await publishedPage(file.id), await publishedPage(file.id)]
    await publisher.page.unpublish({ params: { id: first.id }, body: {} })
    await publisher.page.delete({ params: { id: second.id }, body: {} })
    await replace(file.id, await pngFile('other.png', 60, 30))
    expect(await hashOf(file)).not.toBe(file.hash)
  })

  test('may be used in a menu, which is listed too', async () => {
    const { id } = await add(textFile('leaflet.txt', 'old'))
    await editor.media.editFile({ body: { id, shared: true } })
    const menuID = (await publisher.menu.list()).data.find(({ locale }) => locale === 'nl-nl')?.id ?? 0
    const { revision, items } = (await publisher.menu.get({ params: { id: menuID } })).menu
    const entry = { key: 'leaflet', title: 'Leaflet', fileID: id, children: [] }
    await publisher.menu.store({ params: { id: menuID }, body: { items: [...items, entry], revision } })
    expect(await refusedFor(replace(id, textFile('leaflet.txt', 'new')))).toMatchObject({
      codes: ['ML_07 id'],
      pages: [],
      menus: [{ id: menuID, key: 'leaflet' }],
    })
  })
})

describe('the former content of a file', () => {
  test('is listed with the time and user of its replacement, and can be downloaded and previewed', async () => {
    const before = await addPicture()
    const { formerContentID } = await replace(before.id, await pngFile('other.png', 60, 30))
    const [content, ...others] = await formerContents(before.id)
    expect(others).toEqual([])
    expect(content).toMatchObject({
      id: formerContentID,
      fileName: before.fileName,
      kind: 'image',
      mimeType: 'image/png',
      size: before.size,
      width: 40,
      height: 20,
      replacedBy: 'Editor',
    })
    const days = (Date.parse(content?.keptUntil ?? '') - Date.parse(content?.replacedAt ?? '')) / 86_400_000
    expect(days).toBe(30)
    const cookie = await cookieOf('Editor')
    const params = { id: before.id, contentID: formerContentID ?? 0 }
    const get = async (query: { w?: string } = {}, headers = { cookie }) => {
      const address = new URL(editor.media.getFormerContent({ params, query }), product.url)
      const { status, headers: answered } = await fetch(address, { headers })
      return [status, answered.get('content-type'), answered.get('content-disposition')]
    }
    expect(await get()).toEqual([200, 'image/png', expect.stringContaining(before.fileName)])
    expect(await get({ w: '160' })).toEqual([200, 'image/webp', 'inline'])
    expect((await get({}, { cookie: '' }))[0]).toBe(401)
    expect((await get({}, { cookie: await cookieOf('Viewer') }))[0]).toBe(403)
  })

  test('is restored with its name, focal point and URL, and a crop shows the same part', async () => {
    const before = await addPicture(40, 20)
    const focalPoint = { x: 0.25, y: 0.75 }
    await editor.media.editFile({ body: { id: before.id, focalPoint } })
    const page = await publishedPage(before.id, crop)
    const address = await addressOn(page.id)
    const original = Buffer.from(await (await fetch(address)).arrayBuffer())
    const smaller = await pngFile('other.webp', 20, 10)
    const bytes = new Uint8Array(await sharp(smaller.bytes).webp().toBuffer())
    const { file, formerContentID } = await replace(before.id, { name: 'other.webp', bytes }, force)
    expect(file.fileName).toMatch(/\.webp$/)
    await editor.media.editFile({ body: { id: file.id, focalPoint: null } })
    // A crop that is too large for the new image is fitted into it.
    expect(await see(await addressOn(page.id))).toEqual([10, 5])

    const restored = await restore(before.id, formerContentID, { force: true })
    expect(restored.file).toMatchObject({
      fileName: before.fileName,
      hash: before.hash,
      focalPoint,
      width: 40,
    })
    expect(await addressOn(page.id)).toBe(address)
    expect(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(original)).toBe(true)
  })

  test('can be restored repeatedly; the current content is kept in turn', async () => {
    const file = await add(textFile(`${crypto.randomUUID()}.txt`, 'first'))
    const first = await replace(file.id, textFile('a.txt', 'second'))
    const second = await restore(file.id, first.formerContentID)
    expect(second.file.hash).toBe(file.hash)
    expect((await formerContents(file.id)).map(({ id }) => id)).toEqual([second.formerContentID])
    const third = await restore(file.id, second.formerContentID)
    expect(third.file.hash).toBe(first.file.hash)
    // After it was uploaded again, it is no longer a former content.
    await replace(file.id, textFile('a.txt', 'first'))
    expect((await formerContents(file.id)).map(({ size }) => size)).toEqual(['second'.length])
  })

  test('keeps a new name of the file, with its former extension', async () => {
    const { id, fileName } = await add(textFile(`${crypto.randomUUID()}.CSV`, 'a;b'))
    const { file, formerContentID } = await replace(id, textFile('new.txt', 'text'))
    expect((await restore(id, formerContentID)).file.fileName).toBe(fileName)
    const [text] = await formerContents(id)
    expect((await restore(id, text?.id ?? 0)).file.fileName).toBe(file.fileName)
    const newFileName = `${crypto.randomUUID()}.txt`
    await editor.media.moveFile({ body: { id, newPath: '/', newFileName } })
    const [table] = await formerContents(id)
    expect((await restore(id, table?.id ?? 0)).file.fileName).toBe(newFileName.replace('.txt', '.CSV'))
  })

  test('is not restored under a name in use by another file', async () => {
    const name = crypto.randomUUID()
    const { id } = await add(textFile(`${name}.csv`, 'a;b'))
    const { file, formerContentID } = await replace(id, textFile('new.txt', 'text'))
    await add(textFile(`${name}.csv`, 'other'))
    expect((await refusalOf(restore(id, formerContentID))).codes).toEqual(['ML_02 contentID'])
    expect(await hashOf(file)).toBe(file.hash)
    expect(await formerContents(id)).toHaveLength(1)
  })

  test('is restored on published pages only after confirmation, and never over a later change', async () => {
    const before = await addPicture()
    const page = await publishedPage(before.id)
    const { file, formerContentID } = await replace(before.id, await pngFile('other.png', 60, 30), force)
    expect(await refusedFor(restore(before.id, formerContentID))).toMatchObject({
      codes: ['ML_07 id'],
      pages: [{ pageID: page.id }],
    })
    await editor.media.editFile({ body: { id: before.id, defaultAltText: 'Changed' } })
    const stale = restore(before.id, formerContentID, { force: true, revision: file.revision })
    expect((await refusalOf(stale)).codes).toEqual(['PM_02'])
    expect(await hashOf(before)).toBe(file.hash)
  })

  test('is restored once for two simultaneous requests', async () => {
    const file = await add(textFile(`${crypto.randomUUID()}.txt`, 'first'))
    const { formerContentID } = await replace(file.id, textFile('a.txt', 'second'))
    const answers = await Promise.allSettled([1, 2, 3].map(() => restore(file.id, formerContentID)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await hashOf(file)).toBe(file.hash)
    expect(await formerContents(file.id)).toHaveLength(1)
  })

  test('forgets only the user when the user is erased', async () => {
    const { client, user } = await member(product, 'Editor')
    const { id } = await addPicture()
    const body = { id: String(id) }
    await client.media.replaceFile({ body, file: await pngFile('other.png', 60, 30) })
    expect(await formerContents(id)).toMatchObject([{ replacedBy: 'Editor' }])
    const admin = await product.as('Administrator')
    await admin.users.remove({ params: { id: user.ID } })
    expect(await formerContents(id)).toMatchObject([{ replacedBy: '', width: 40 }])
  })

  test('is not available through another file', async () => {
    const [one, other] = [await addPicture(), await addPicture()]
    const { formerContentID } = await replace(one.id, await pngFile('other.png', 60, 30))
    expect((await refusalOf(restore(other.id, formerContentID))).codes).toEqual(['ML_04 contentID'])
    expect((await refusalOf(restore(999_999, formerContentID))).codes).toEqual(['ML_04 id'])
    expect((await refusalOf(editor.media.formerContents({ params: { id: 999_999 } }))).codes).toEqual([
      'ML_04 id',
    ])
  })
})
