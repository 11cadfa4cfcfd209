import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { errorAt } from '@ximblox/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'

const features = join(import.meta.dirname, '..')

const frameType = defineBlock({
  id: 'frame',
  version: 1,
  label: 'Frame',
  group: 'media',
  permission: 'use-embed',
  fields: { src: plain({ label: 'Source' }) },
  check: async ({ src }) => (URL.canParse(src) ? [] : [errorAt('props.src', 'invalidHtml')]),
  query: async ({ src }, context) => {
    for (const origin of [new URL(src).origin, 'https://a.example; script-src *', 'http://a.example'])
      context.frame(origin)
    return null
  },
})
const { blocks, pageTypes, forms } = testSite.registry
const registry = createRegistry({
  blocks: [...blocks.values(), frameType],
  pageTypes: [...pageTypes.values()],
  forms: [...forms.values()],
})

let test: TestApp
let publisher: Client
let editor: Client

beforeAll(async () => {
  test = await startTestApp({ registry })
  publisher = await test.as('Publisher')
  editor = await test.as('Editor')
})
afterAll(() => test.close())

const frame = (key: string, src: string) => ({ type: 'frame', key, props: { src } })
const map = 'https://map.example/5'

const stored = () => makePage(publisher, { blocks: [frame('map', map), note('one', 'Hello')] })

const save = (client: Client, page: Awaited<ReturnType<typeof stored>>, blocks: object[], autosave = false) =>
  client.page.storeVersion({
    params: { id: page.pageVersion.id },
    body: { revision: page.pageVersion.revision, blocks: blocks as never, autosave },
  })

describe('a block type with a permission of its own', () => {
  it('is added and changed only by those who have it, in autosaves and new pages too', async () => {
    const page = await stored()
    for (const blocks of [
      [frame('map', 'https://map.example/6')],
      [frame('map', map), frame('two', 'https://map.example/6')],
      [{ type: 'box', key: 'box', slots: { inside: [frame('map', `${map}?x`)] } }],
    ])
      for (const autosave of [true, false])
        expect(await refusalOf(save(editor, page, blocks, autosave))).toMatchObject({ status: 403 })
    const inBox = { type: 'box', key: 'box', slots: { inside: [frame('map', `${map}?x`)] } }
    const refused = await refusalOf(save(editor, page, [note('one', 'Hello'), inBox]))
    expect(refused.codes).toEqual(['UM_01 blocks.1.slots.inside.0'])
    expect(await refusalOf(makePage(editor, { blocks: [frame('map', map)] }))).toMatchObject({ status: 403 })
    const changed = await save(publisher, page, [frame('map', 'https://map.example/6')])
    expect(changed.pageVersion.blocks[0]?.props).toEqual({ src: 'https://map.example/6' })
  })

  it('is kept, moved, copied and deleted by everyone who may edit the page', async () => {
    const page = await stored()
    const inside = [frame('map', map), frame('copy', map)]
    const moved = await save(editor, page, [
      note('one', 'Bye'),
      { type: 'box', key: 'box', slots: { inside } },
    ])
    expect(moved.pageVersion.blocks[1]?.slots?.inside).toHaveLength(2)
    const { page: now } = await editor.page.get({ params: { id: page.id } })
    expect((await save(editor, now, [note('one', 'Alone')])).pageVersion.blocks).toHaveLength(1)
  })

  it('comes back from the history, alone or with its version, only for those who have it', async () => {
    const page = await stored()
    await test.app.db
      .updateTable('page_version')
      .set({ sealed: true })
      .where('page_id', '=', page.id)
      .execute()
    const without = (await save(publisher, page, [note('one', 'Alone')])).pageVersion
    const params = { id: page.pageVersion.id }
    const { revision } = without
    for (const body of [{ revision }, { revision, blockKey: 'map' }])
      expect(await refusalOf(editor.page.restoreVersion({ params, body }))).toMatchObject({ status: 403 })
    const { pageVersion } = await publisher.page.restoreVersion({
      params,
      body: { revision, blockKey: 'map' },
    })
    expect(pageVersion.blocks.map(({ key }) => key)).toContain('map')
  })

  it('is copied with its page by those who may create the copy', async () => {
    const page = await stored()
    const { pageID } = await editor.page.duplicate({
      body: { pageID: page.id, title: 'Copy', slug: crypto.randomUUID(), locale: page.locale },
    })
    const copy = (await editor.page.get({ params: { id: pageID } })).page
    expect(copy.pageVersion.blocks[0]).toMatchObject({ type: 'frame', props: { src: map } })
  })

  it('is asked for by every operation that writes content, but for copies, links, shared values and imports', async () => {
    const names = (await readdir(features, { recursive: true })).filter(name => /^[\w/-]+\.ts$/.test(name))
    const sources = await Promise.all(
      names.map(async name => ({ name, source: await readFile(join(features, name), 'utf8') })),
    )
    const writes = /\b(writeHead\(tx|insertVersion\()/
    const unasked = sources.filter(({ source }) => writes.test(source) && !source.includes('permitBlocks('))
    expect(unasked.map(({ name }) => name).toSorted()).toEqual([
      'addresses/links.ts',
      'bin/hand-over.ts',
      'pages/duplicate.ts',
      'pages/translate.ts',
      'pages/write-head.ts',
      'publication/merge-shared.ts',
      'transfer/import-pages.ts',
    ])
  })

  it('checks its props: autosave reports what Save refuses, also deep inside', async () => {
    const page = await stored()
    const blocks = [{ type: 'box', key: 'box', slots: { inside: [frame('bad', 'nowhere')] } }]
    const property = 'blocks.0.slots.inside.0.props.src'
    expect((await refusalOf(save(publisher, page, blocks))).codes).toEqual([`V_11 ${property}`])
    const kept = await save(publisher, page, blocks, true)
    expect(kept.Errors).toEqual([{ property, code: 'V_11' }])
    const call = publisher.page.publish({ params: { id: page.id }, body: {} })
    expect((await refusalOf(call)).codes).toEqual([`V_11 ${property}`])
  })

  it('widens the policy of its own page for the origin of its frame, and no other', async () => {
    const [page, other] = [await stored(), await makePage(publisher)]
    for (const { id } of [page, other]) await publisher.page.publish({ params: { id }, body: {} })
    const policyOf = async ({ slug }: typeof page) => {
      const { headers } = await test.read(`/${slug}`)
      return /frame-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
    }
    const players = 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com'
    // The second answer comes from the cache.
    for (let round = 0; round < 2; round += 1)
      expect([await policyOf(page), await policyOf(other)]).toEqual([
        `${players} https://map.example`,
        players,
      ])
  })
})
