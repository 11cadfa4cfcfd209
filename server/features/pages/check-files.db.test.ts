import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { imageUse, makePage, note, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const gone = 999_999

/** A file in the library. A video hosted elsewhere needs the least set-up. */
const addFile = async (): Promise<number> => {
  const values = {
    name: `${crypto.randomUUID()}.mp4`,
    kind: 'youtube',
    video: 'abc',
    uploaded_at: test.app.now(),
  }
  const { id } = await test.app.db.insertInto('file').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

const showing = (fileID: number) => ({ ...note('one', 'Hello'), __images: { picture: imageUse(fileID) } })

describe('a file that the library does not have', () => {
  it('is reported in all its places on save, including child blocks and the image for search engines', async () => {
    const { pageVersion } = await makePage(publisher)
    const inside = [{ ...showing(gone), key: 'deep' }]
    const body = {
      revision: 1,
      seoImage: [imageUse(gone)],
      blocks: [showing(gone), { type: 'box', key: 'box', slots: { inside } }],
    }
    const call = publisher.page.storeVersion({ params: { id: pageVersion.id }, body })
    expect(await refusalOf(call)).toMatchObject({
      status: 422,
      codes: [
        'V_18 seoImage',
        'V_18 blocks.0.__images.picture',
        'V_18 blocks.1.slots.inside.0.__images.picture',
      ],
    })
  })

  it('is accepted by autosave, which reports it, and refused when publishing', async () => {
    const { id, pageVersion } = await makePage(publisher)
    const body = { revision: 1, blocks: [showing(gone)], autosave: true }
    const params = { id: pageVersion.id }
    const { pageVersion: kept, Errors } = await publisher.page.storeVersion({ params, body })
    expect(kept.blocks[0]?.__images.picture?.fileID).toBe(gone)
    const errors = [{ property: 'blocks.0.__images.picture', code: 'V_18' }]
    expect(Errors).toEqual(errors)
    expect((await refusalOf(publisher.page.publish({ params: { id }, body: {} }))).codes).toEqual([
      'V_18 blocks.0.__images.picture',
    ])
  })

  it('prevents the creation of a page', async () => {
    const body = { title: 'x', slug: someSlug(), type: 'basic', locale: 'nl-nl' as const }
    const call = publisher.page.create({ body: { ...body, content: [showing(gone)] } })
    expect((await refusalOf(call)).codes).toEqual(['V_18 content.0.__images.picture'])
  })

  it('is ignored in a block of an unknown type, which is kept as it is', async () => {
    const { id } = await makePage(publisher, {
      blocks: [{ ...showing(gone), type: 'from-elsewhere' }],
    })
    expect((await publisher.page.publish({ params: { id }, body: {} })).page.state).toBe('published')
  })
})

it('a file of the library can be used, including a video hosted elsewhere', async () => {
  const { id } = await makePage(publisher, { blocks: [showing(await addFile())] })
  expect((await publisher.page.publish({ params: { id }, body: {} })).page.state).toBe('published')
})

it('a link to a missing page is accepted: it is plain text until the page is restored', async () => {
  const target = { ref: 'page', id: gone }
  const { id } = await makePage(publisher, {
    blocks: [note('one', 'Hello'), { type: 'pointer', key: 'link', props: { to: { target } } }],
  })
  expect((await publisher.page.publish({ params: { id }, body: {} })).page.state).toBe('published')
})
