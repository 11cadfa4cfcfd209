import { blockFilesGroup } from '@ximblox/blocks/page-file-group'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { textFile } from '../../test/pictures.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const gone = 999_999

const addFile = async (shared = true) => {
  const file = textFile(`${crypto.randomUUID()}.txt`)
  const { id } = (await publisher.media.addFile({ body: { path: '/' }, file })).file
  return shared ? share(id) : (await publisher.media.getFile({ params: { id } })).file
}
const share = async (id: number, shared = true) =>
  (await publisher.media.editFile({ body: { id, shared } })).file

const toFile = (id: number) => ({ target: { ref: 'file', id } })
const richLink = (id: number) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: toFile(id) }] }],
    },
  ],
})
const pointer = (id: number): BlockInput => ({
  type: 'pointer',
  key: 'pointer',
  props: { to: toFile(id), body: richLink(id), more: [{ key: 'k', to: toFile(id) }] },
})
const places = ['V_18 blocks.0.props.to', 'V_18 blocks.0.props.body', 'V_18 blocks.0.props.more.0.to']

const publish = (id: PageID) => publisher.page.publish({ params: { id }, body: {} })

interface Rendered {
  files: Record<number, { shared: boolean; hash: string; fileName: string } | undefined>
}
/** The data from which the page at a path is rendered. */
const rendered = async (slug: string): Promise<Rendered> => {
  const html = await (await fetch(`${test.url}/${slug}`)).text()
  return JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')
}

describe('a link to a file', () => {
  it.each([
    ['is not shared', async () => (await addFile(false)).id],
    ['is not in the library', async () => gone],
  ])('is refused on save when the file %s', async (_, idOf) => {
    const { pageVersion } = await makePage(publisher)
    const body = { revision: 1, blocks: [pointer(await idOf())] }
    const call = publisher.page.storeVersion({ params: { id: pageVersion.id }, body })
    expect(await refusalOf(call)).toMatchObject({ status: 422, codes: places })
  })

  it('is refused when the file is a video hosted elsewhere, which has no content to open', async () => {
    const { file } = await publisher.media.addFile({
      body: { path: '/', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    })
    await share(file.id)
    const body = { title: 'x', slug: someSlug(), type: 'basic', locale: 'nl-nl' as const }
    const call = publisher.page.create({ body: { ...body, content: [pointer(file.id)] } })
    expect((await refusalOf(call)).codes).toEqual(places.map(code => code.replace('blocks', 'content')))
  })

  it('is accepted by autosave, which reports it, and refused when publishing', async () => {
    const { id, pageVersion } = await makePage(publisher)
    const file = await addFile(false)
    const body = { revision: 1, blocks: [pointer(file.id)], autosave: true }
    const { Errors } = await publisher.page.storeVersion({ params: { id: pageVersion.id }, body })
    expect(Errors).toMatchObject(places.map(place => ({ code: 'V_18', property: place.slice(5) })))
    expect((await refusalOf(publish(id))).codes).toEqual(places)
    await share(file.id)
    expect((await publish(id)).page.state).toBe('published')
  })

  it('must have a valid reference', async () => {
    const { pageVersion } = await makePage(publisher)
    const { id } = await addFile()
    const target = { ref: 'file', id, block: 'a' }
    const blocks = [{ type: 'pointer', key: 'p', props: { to: { target } } }]
    const call = publisher.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: 1, blocks },
    })
    expect((await refusalOf(call)).codes).toEqual(['V_15 blocks.0.props.to.target.block'])
  })

  it('is rendered with the current state of the file: replaced, no longer shared, deleted', async () => {
    const file = await addFile()
    const page = await makePage(publisher, { blocks: [pointer(file.id)] })
    await publish(page.id)
    expect((await rendered(page.slug)).files[file.id]).toMatchObject({
      shared: true,
      hash: file.hash,
      fileName: file.fileName,
    })
    const replaced = await publisher.media.replaceFile({
      body: { id: String(file.id), force: 'true' },
      file: textFile('other.txt', 'Other words'),
    })
    expect(replaced.file.hash).not.toBe(file.hash)
    await expect.poll(async () => (await rendered(page.slug)).files[file.id]?.hash).toBe(replaced.file.hash)
    await share(file.id, false)
    await expect.poll(async () => (await rendered(page.slug)).files[file.id]?.shared).toBe(false)
    await publisher.media.deleteFile({ body: { id: file.id, force: true } })
    await expect.poll(async () => (await rendered(page.slug)).files[file.id]).toBeUndefined()
  })

  it('counts as a use of the file and prevents its deletion', async () => {
    const { id } = await addFile()
    const page = await makePage(publisher, { blocks: [note('one', 'x'), pointer(id)] })
    const { data } = await publisher.media.listPagesByFile({ body: { fileID: id } })
    expect(data.items).toMatchObject([{ pageID: page.id, where: ['pointer'] }])
    expect((await refusalOf(publisher.media.deleteFile({ body: { id } }))).codes).toEqual(['ML_07 id'])
  })

  it('does not make the file public at the page’s URL for its own files', async () => {
    const file = await addFile()
    const page = await makePage(publisher, { blocks: [pointer(file.id)] })
    await publish(page.id)
    const name = encodeURIComponent(file.fileName)
    const hash = pageFileHash(file.hash)
    const at = (path: string) => fetch(`${test.url}/api/ximblox/medialib/${path}`)
    expect((await at(`shared/${file.id}/${hash}/${name}`)).status).toBe(200)
    expect((await at(`get-page-file/${page.id}/${blockFilesGroup('pointer')}/${hash}/${name}`)).status).toBe(
      404,
    )
    await share(file.id, false)
    await expect.poll(async () => (await at(`shared/${file.id}/${hash}/${name}`)).status).toBe(404)
  })

  it('is kept in a duplicate and in a translation', async () => {
    const { id } = await addFile()
    const page = await makePage(publisher, { blocks: [pointer(id)] })
    const copy = await publisher.page.duplicate({
      body: { pageID: page.id, locale: 'nl-nl', title: 'Copy', slug: someSlug() },
    })
    const translation = await publisher.page.createTranslation({
      body: { pageID: page.id, newLocale: 'en-gb', title: 'Translated', slug: someSlug() },
    })
    for (const { pageID } of [copy, translation]) {
      const { content } = (await publisher.page.get({ params: { id: pageID } })).page
      expect(content[0]?.props).toMatchObject({ to: toFile(id), body: richLink(id) })
    }
    const { data } = await publisher.media.listPagesByFile({ body: { fileID: id } })
    expect(data.totalItems).toBe(3)
  })
})
