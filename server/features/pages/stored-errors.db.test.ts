import { createRegistry } from '@ximblox/blocks/registry'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { imageUse, makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'

let test: TestApp
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
  await test.database.asOwner(`
    insert into blob (hash, mime_type, size, width, height) values ('0a', 'image/png', 1, 1, 1);
    insert into file (name, kind, blob_hash, uploaded_at) values ('picture.png', 'image', '0a', now())`)
})
afterAll(() => test.close())

const json = (value: unknown) => `'${JSON.stringify(value)}'`
const stored = (parts: object = {}) => ({
  type: 'note',
  key: 'one',
  version: 1,
  props: { text: 'Hello' },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...parts,
})
const good = stored({ key: 'good', props: { text: 'Good' } })
const blocks = (parts: object) => `blocks = ${json([stored(parts), good])}`

const cases: [string, string, string][] = [
  ['a block of an unknown type', 'basic', blocks({ type: 'promo' })],
  ['a block of a newer version', 'basic', blocks({ version: 9 })],
  ['a value of another type', 'basic', blocks({ props: { text: 5 } })],
  ['a value of no field', 'basic', blocks({ props: { text: 'a', former: 1 } })],
  [
    'lists, links and texts of another form',
    'basic',
    blocks({
      type: 'pointer',
      props: { more: [null, 5], body: { type: 'doc', content: [null] }, to: { target: null } },
    }),
  ],
  [
    'a text in place of a list',
    'basic',
    blocks({ type: 'pointer', props: { more: 'x', body: 'text', to: 5, site: {} } }),
  ],
  ['a slot that its type does not have', 'basic', blocks({ slots: { former: [stored({ key: 'inside' })] } })],
  ['a picture of no field', 'basic', blocks({ __images: { former: imageUse(1) } })],
  [
    'props of the page of another form',
    'news',
    `props = '{"summary":{"a":1},"day":5,"former":1}', ${blocks({})}`,
  ],
]

/** A live page with content that was valid before the code changed. */
const plantedPage = async (type: string, assignments: string) => {
  const slug = type === 'news' ? `actueel/${someSlug()}` : someSlug()
  const page = await makePage(admin, { type, slug })
  await admin.page.publish({ params: { id: page.id }, body: {} })
  await test.database.asOwner(
    `set session_replication_role = replica; update page_version set ${assignments} where id = ${page.pageVersion.id}`,
  )
  const { page: planted } = await admin.page.get({ params: { id: page.id } })
  return { ...planted, path: `/${slug}` }
}

const store = (
  { pageVersion: { id, revision } }: Awaited<ReturnType<typeof plantedPage>>,
  body: Partial<Parameters<typeof admin.page.storeVersion>[0]['body']>,
) => admin.page.storeVersion({ params: { id }, body: { revision, ...body } })

describe.each(cases)('a page with %s', (_case, type, assignments) => {
  it('is shown to visitors, with the rest of it', async () => {
    const page = await plantedPage(type, assignments)
    const answer = await test.read(page.path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Good')
  })

  it('is listed, rendered in the editor, published, compared and restored', async () => {
    const page = await plantedPage(type, assignments)
    const { id, pageVersion } = page
    expect((await admin.page.list({ body: { pageSize: 100 } })).data.items.map(row => row.id)).toContain(id)
    await admin.page.drawing({ params: { id } })
    await admin.page.publish({ params: { id }, body: {} })
    const { pageVersion: changed } = await store(page, { title: 'Changed' })
    await admin.page.compareVersions({ query: { from: pageVersion.id, to: changed.id } })
    const restored = await admin.page.restoreVersion({
      params: { id: pageVersion.id },
      body: { revision: changed.revision },
    })
    expect(restored.pageVersion.blocks).toMatchObject(pageVersion.blocks)
  })

  it.each([{ autosave: true }, {}])('keeps it while the rest is edited and stored: %o', async options => {
    const page = await plantedPage(type, assignments)
    const { blocks, pageType } = page.pageVersion
    const [first] = blocks
    if (!first) throw new Error('no block')
    const { pageVersion } = await store(page, {
      ...options,
      title: 'Changed',
      blocks: [note('added', 'Added'), ...blocks],
      pageType,
    })
    expect(pageVersion.title).toBe('Changed')
    expect(pageVersion.blocks.map(({ key }) => key)).toEqual(['added', 'one', 'good'])
    expect(pageVersion.blocks[1]).toMatchObject(first)
    expect(pageVersion.pageType.props).toMatchObject(pageType.props)
  })
})

describe('content that does not match', () => {
  it('is refused once it is changed', async () => {
    const page = await plantedPage('basic', blocks({ props: { text: 5 } }))
    const [first, ...rest] = page.pageVersion.blocks
    if (!first) throw new Error('no block')
    const changed = { ...first, props: { text: 6 } }
    const refused = await refusalOf(store(page, { autosave: true, blocks: [changed, ...rest] }))
    expect(refused.codes).toEqual(['V_15 blocks.0.props.text'])
  })

  it('is refused in another block than the one that has it', async () => {
    const page = await plantedPage('basic', blocks({ props: { text: 5 } }))
    const [first, ...rest] = page.pageVersion.blocks
    if (!first) throw new Error('no block')
    const copied = { ...first, key: 'copy' }
    const refused = await refusalOf(store(page, { autosave: true, blocks: [first, copied, ...rest] }))
    expect(refused.codes).toEqual(['V_15 blocks.1.props.text'])
  })

  it('is refused when something is put into a slot that is gone', async () => {
    const page = await plantedPage('basic', blocks({ slots: { former: [stored({ key: 'inside' })] } }))
    const [first, ...rest] = page.pageVersion.blocks
    if (!first) throw new Error('no block')
    const filled = { ...first, slots: { former: [...(first.slots?.former ?? []), note('new', 'New')] } }
    const refused = await refusalOf(store(page, { autosave: true, blocks: [filled, ...rest] }))
    expect(refused.codes).toEqual(['V_15 blocks.0.slots.former'])
  })

  it('can be corrected', async () => {
    const page = await plantedPage('basic', blocks({ props: { text: 5 } }))
    const { pageVersion } = await store(page, { blocks: [note('one', 'Corrected')] })
    expect(pageVersion.blocks[0]?.props.text).toBe('Corrected')
  })

  it('must be shortened at Save when it is a text that became too long', async () => {
    const page = await plantedPage('basic', blocks({ props: { text: 'a'.repeat(300) } }))
    expect((await refusalOf(store(page, { title: 'Changed' }))).codes).toEqual(['V_08 blocks.0.props.text'])
    const { pageVersion } = await store(page, { autosave: true, title: 'Changed' })
    expect(pageVersion.title).toBe('Changed')
  })
})

describe('a block that its slot no longer allows', () => {
  const { registry } = testSite
  const narrower = createRegistry({
    pageTypes: [...registry.pageTypes.values()],
    blocks: [...registry.blocks.values()].map(definition =>
      definition.id === 'box'
        ? { ...definition, slots: { inside: { label: 'Inside', allowed: ['pointer'] } } }
        : definition,
    ),
  })
  const box = (...inside: ReturnType<typeof note>[]) => ({ type: 'box', key: 'box', slots: { inside } })
  let later: TestApp
  let editor: Client

  beforeAll(async () => {
    later = await startTestApp({ beside: test, registry: narrower })
    editor = await later.as('Administrator')
  })
  afterAll(() => later.close())

  const storeBlocks = async (blocks: BlockInput[], replacement = blocks) => {
    const { pageVersion } = await makePage(admin, { blocks })
    const { id, revision } = pageVersion
    return editor.page.storeVersion({ params: { id }, body: { revision, blocks: replacement } })
  }

  it('stays where it is while it and the rest of its page are edited', async () => {
    const { pageVersion } = await storeBlocks(
      [box(note('one', 'Hello'))],
      [note('new', 'New'), box(note('one', 'Changed'))],
    )
    expect(pageVersion.blocks[1]?.slots?.inside).toMatchObject([{ key: 'one', props: { text: 'Changed' } }])
  })

  it('is refused where it was not', async () => {
    const moved = storeBlocks([box(), note('one', 'Hello')], [box(note('one', 'Hello'))])
    expect((await refusalOf(moved)).codes).toEqual(['V_15 blocks.0.slots.inside.0.type'])
    const added = storeBlocks([box(note('one', 'Hello'))], [box(note('one', 'Hello'), note('two', 'Hello'))])
    expect((await refusalOf(added)).codes).toEqual(['V_15 blocks.0.slots.inside.1.type'])
  })
})

describe('JSON that is not content at all', () => {
  it.each([
    ['blocks that are not a list', 'basic', `blocks = '{"a":1}'`, 0],
    ['blocks without props', 'basic', `blocks = ${json([stored({ props: null }), null, 5, good])}`, 1],
    ['props of the page that are null', 'news', `props = 'null', blocks = ${json([good])}`, 1],
  ])('is left out, and kept in its version: %s', async (_case, type, assignments, readable) => {
    const page = await plantedPage(type, `${assignments}, sealed = false`)
    const { id, pageVersion } = page
    expect((await test.read(page.path)).status).toBe(200)
    expect((await admin.page.list({ body: { pageSize: 100 } })).data.items.map(row => row.id)).toContain(id)
    await admin.page.drawing({ params: { id } })
    expect(pageVersion.blocks).toHaveLength(readable)

    const rowOf = () =>
      test.database.db
        .selectFrom('page_version')
        .where('id', '=', pageVersion.id)
        .select(['blocks', 'props'])
        .executeTakeFirst()
    const before = await rowOf()
    const { pageVersion: changed } = await store(page, { title: 'Changed', autosave: true })
    expect(changed.id).not.toBe(pageVersion.id)
    expect(await rowOf()).toEqual(before)
  })
})
