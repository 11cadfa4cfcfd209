import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'

let test: TestApp
let editor: Client

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.as('Editor')
})
afterAll(() => test.close())

const box = (text: string) => ({ type: 'box', key: 'box', slots: { inside: [note('inner', text)] } })
const contentOf = async (id: Parameters<Client['page']['get']>[0]['params']['id']) =>
  (await editor.page.get({ params: { id } })).page.pageVersion

describe('storing changes', () => {
  it('replaces blocks by their keys, inside others too, and leaves the rest', async () => {
    const { id, pageVersion } = await makePage(editor, {
      blocks: [note('a', 'one'), note('b', 'two'), box('in')],
    })
    const stored = await editor.page.storeChanges({
      params: { id: pageVersion.id },
      body: {
        revision: pageVersion.revision,
        seoTitle: 'For search engines',
        changedBlocks: [note('inner', 'changed'), note('b', 'three')],
      },
    })
    const head = await contentOf(id)
    expect(head).toMatchObject({
      title: pageVersion.title,
      seoTitle: 'For search engines',
      blocks: [
        { key: 'a', props: { text: 'one' } },
        { key: 'b', props: { text: 'three' } },
        { key: 'box', slots: { inside: [{ key: 'inner', props: { text: 'changed' } }] } },
      ],
    })
    const { id: versionID, pageID, revision, updatedAt } = head
    expect(stored.pageVersion).toMatchObject({ id: versionID, pageID, revision, updatedAt })
    expect(stored.pageVersion).not.toHaveProperty('blocks')
  })

  it('names the errors by their places in the whole page', async () => {
    const { pageVersion } = await makePage(editor, { blocks: [note('a', 'one'), note('b', 'two')] })
    const store = (autosave: boolean) =>
      editor.page.storeChanges({
        params: { id: pageVersion.id },
        body: {
          revision: pageVersion.revision,
          autosave,
          changedBlocks: [{ ...note('b', 'two'), anchorPoint: '1 a' }],
        },
      })
    expect((await refusalOf(store(false))).codes).toEqual(['V_15 blocks.1.anchorPoint'])
    expect((await store(true)).Errors).toMatchObject([{ property: 'blocks.1.anchorPoint' }])
  })

  it('refuses blocks that the page does not have, and changes nothing', async () => {
    const { id, pageVersion } = await makePage(editor, { blocks: [note('a', 'one')] })
    const call = editor.page.storeChanges({
      params: { id: pageVersion.id },
      body: {
        revision: pageVersion.revision,
        autosave: true,
        changedBlocks: [note('a', 'two'), note('z', 'lost')],
      },
    })
    expect(await refusalOf(call)).toMatchObject({ status: 422, codes: ['V_18 changedBlocks.1.key'] })
    expect((await contentOf(id)).blocks).toMatchObject([{ key: 'a', props: { text: 'one' } }])
  })

  it('refuses changes since another version, and sends the newest one', async () => {
    const { pageVersion } = await makePage(editor, { blocks: [note('a', 'one')] })
    const store = (text: string) =>
      editor.page.storeChanges({
        params: { id: pageVersion.id },
        body: { revision: pageVersion.revision, autosave: true, changedBlocks: [note('a', text)] },
      })
    await store('two')
    const { codes, payload } = await refusalOf(store('three'))
    expect(codes).toEqual(['PM_02'])
    expect(payload.current).toMatchObject({ blocks: [{ key: 'a', props: { text: 'two' } }] })
  })
})
