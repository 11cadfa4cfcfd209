import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { Json } from '@ximblox/contract/fields'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let editor: Client

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.as('Editor')
})
afterAll(() => test.close())

const paragraph = (text: string, ...marks: Json[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
})
const pointer = (...content: Json[]): BlockInput => ({
  type: 'pointer',
  key: 'p',
  props: { body: { type: 'doc', content } },
})
/** As an import from another system sends it. */
const foreign = pointer(
  { type: 'heading', attrs: { level: 1, id: 'top' }, content: [{ type: 'text', text: 'Title' }] },
  { type: 'alert', content: [paragraph('Words', { type: 'highlight' })] },
)
const errors = [
  'V_15 blocks.0.props.body.content.0.attrs.id',
  'V_15 blocks.0.props.body.content.0.attrs.level',
  'V_15 blocks.0.props.body.content.1.type',
  'V_15 blocks.0.props.body.content.1.content.0.content.0.marks.0.type',
]
const fitted = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
    paragraph('Words'),
  ],
}

describe('a text with what texts cannot contain', () => {
  it('is refused with the place of each part', async () => {
    const { pageVersion } = await makePage(editor)
    const { id, revision } = pageVersion
    const stored = editor.page.storeVersion({ params: { id }, body: { revision, blocks: [foreign] } })
    expect((await refusalOf(stored)).codes).toEqual(errors)
  })

  it('is fitted on request, with every word', async () => {
    const { pageVersion } = await makePage(editor)
    const { id, revision } = pageVersion
    const { pageVersion: stored } = await editor.page.storeVersion({
      params: { id },
      body: { revision, blocks: [foreign], fitTexts: true },
    })
    expect(stored.blocks[0]?.props.body).toEqual(fitted)
  })

  it('is fitted on request in a new page', async () => {
    const place = { slug: someSlug(), type: 'basic', locale: 'nl-nl' }
    const { pageID } = await editor.page.create({
      body: { ...place, title: 'Imported', content: [foreign], fitTexts: true },
    })
    const { page } = await editor.page.get({ params: { id: pageID } })
    expect(page.pageVersion.blocks[0]?.props.body).toEqual(fitted)
  })

  it('stays as it was sent if it fits', async () => {
    const { pageVersion } = await makePage(editor)
    const { id, revision } = pageVersion
    const list = { type: 'orderedList', attrs: { start: 1, type: null }, content: [] }
    const { pageVersion: stored } = await editor.page.storeVersion({
      params: { id },
      body: { revision, blocks: [pointer(list)], fitTexts: true },
    })
    expect(stored.blocks[0]?.props.body).toEqual({ type: 'doc', content: [list] })
  })
})
