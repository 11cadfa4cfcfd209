import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry, type Registry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'
import { checkContent } from './check-content.ts'
import { beginRun, finishRun, readRun } from './store.ts'

let test: TestApp
let admin: Client
let now = new Date()

beforeAll(async () => {
  test = await startTestApp({ now: () => now })
  admin = await test.as('Administrator')
})
afterAll(() => test.close())
beforeEach(() =>
  test.database.asOwner('truncate content_check, content_mismatch, definition, page, page_version cascade'),
)

const label = 'Label'
const { registry } = testSite

/** The site's definitions with another one in place of that of the same id. */
const withBlock = (definition: { id: string }): Registry =>
  createRegistry({
    blocks: [...registry.blocks.values()].map(own =>
      own.id === definition.id ? { ...own, ...definition } : own,
    ),
    pageTypes: [...registry.pageTypes.values()],
  })

const withNote = (options: Partial<Parameters<typeof defineBlock>[0]>) =>
  withBlock(
    defineBlock({
      id: 'note',
      version: 1,
      label,
      group: 'text',
      fields: { text: plain({ label }) },
      ...options,
    }),
  )

const withNews = (options: Partial<Parameters<typeof definePageType>[0]>) =>
  createRegistry({
    blocks: [...registry.blocks.values()],
    pageTypes: [pageType('basic'), { ...pageType('news'), ...options }],
  })

const check = (definitions = registry) => checkContent({ ...test.app, registry: definitions })

const list = async () => admin.page.listMismatches({ query: {} })
const rows = async () => (await list()).data.items

const publish = (page: Awaited<ReturnType<typeof makePage>>) =>
  admin.page.publish({ params: { id: page.id }, body: {} })

/** Changes what is stored as nothing in the product could. */
const plant = (page: { pageVersion: { id: number } }, assignments: string) =>
  test.database.asOwner(
    `set session_replication_role = replica; update page_version set ${assignments} where id = ${page.pageVersion.id}`,
  )

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const storedNote = (parts: object) => ({
  type: 'note',
  key: 'one',
  version: 1,
  props: { text: 'Hello' },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...parts,
})

describe('the check of stored content', () => {
  it('finds nothing where everything matches', async () => {
    await publish(await makePage(admin))
    expect(await check()).toMatchObject({ pages: expect.any(Number), changed: [] })
    expect(await list()).toMatchObject({
      data: { items: [], totalItems: 0 },
      totalLive: 0,
      changedDefinitions: [],
      checkedAt: now.toISOString(),
      isChecking: false,
    })
  })

  it.each<[string, object, object]>([
    [
      'an unknown block type',
      { type: 'promo' },
      { kind: 'unknown-block', type: 'promo', property: 'blocks.0.type' },
    ],
    [
      'a block of a newer version',
      { version: 9 },
      { kind: 'newer-block', type: 'note', property: 'blocks.0.version' },
    ],
    [
      'props that are refused',
      { props: { text: 5 } },
      { kind: 'invalid-props', type: 'note', property: 'blocks.0.props.text' },
    ],
    ['no props at all', { props: null }, { kind: 'unreadable', type: '', property: 'blocks' }],
  ])('finds %s on a live page and gives its address', async (_case, parts, mismatch) => {
    const slug = someSlug()
    const page = await makePage(admin, { slug, title: 'Planted' })
    await publish(page)
    await plant(page, `blocks = ${json([storedNote(parts)])}`)
    await check()
    expect(await list()).toMatchObject({
      data: {
        items: [
          {
            pageID: page.id,
            title: 'Planted',
            path: `/${slug}`,
            isLive: true,
            versionID: page.pageVersion.id,
            mismatches: [mismatch],
            totalMismatches: 1,
          },
        ],
        totalItems: 1,
      },
      totalLive: 1,
    })
  })

  it('finds a page of an unknown type and props of a page that are refused', async () => {
    const news = await makePage(admin, { type: 'news', slug: `actueel/${someSlug()}` })
    await plant(news, `props = '{"summary":true}'`)
    const basic = await makePage(admin)
    await check(createRegistry({ blocks: [...registry.blocks.values()], pageTypes: [pageType('news')] }))
    expect(new Map((await rows()).map(({ pageID, mismatches }) => [pageID, mismatches[0]?.kind]))).toEqual(
      new Map([
        [news.id, 'invalid-props'],
        [basic.id, 'unknown-page-type'],
      ]),
    )
  })

  it('finds a page whose props are of a newer version of its type, or cannot be upgraded', async () => {
    const news = () => makePage(admin, { type: 'news', slug: `actueel/${someSlug()}` })
    const [newer, failing] = [await news(), await news()]
    await plant(newer, 'props_version = 9')
    await check(
      withNews({
        version: 2,
        upgrades: {
          1: () => {
            throw new Error('planted')
          },
        },
      }),
    )
    expect(new Map((await rows()).map(({ pageID, mismatches }) => [pageID, mismatches[0]?.kind]))).toEqual(
      new Map([
        [newer.id, 'newer-page-type'],
        [failing.id, 'upgrade-failed'],
      ]),
    )
  })

  it('finds a block whose upgrade fails', async () => {
    const page = await makePage(admin)
    await check(
      withNote({
        version: 2,
        upgrades: {
          1: () => {
            throw new Error('planted')
          },
        },
      }),
    )
    expect(await rows()).toMatchObject([
      { pageID: page.id, path: null, isLive: false, mismatches: [{ kind: 'upgrade-failed' }] },
    ])
  })

  it('lists pages that visitors read before drafts', async () => {
    const draft = await makePage(admin, { title: 'A', blocks: [{ type: 'promo', key: 'one' }] })
    const live = await makePage(admin, { title: 'B', blocks: [{ type: 'promo', key: 'one' }] })
    await publish(live)
    await check()
    expect((await rows()).map(({ pageID, isLive }) => [pageID, isLive])).toEqual([
      [live.id, true],
      [draft.id, false],
    ])
  })

  it('forgets a page that was repaired, unpublished for a repaired draft, or deleted', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(() => makePage(admin, { blocks: [{ type: 'promo', key: 'one' }] })),
    )
    const [repaired, unpublished, deleted] = pages
    if (!repaired || !unpublished || !deleted) throw new Error('no pages')
    await Promise.all(pages.map(publish))
    await check()
    expect(await rows()).toHaveLength(3)
    const repair = (page: typeof repaired) =>
      admin.page.storeVersion({
        params: { id: page.pageVersion.id },
        body: { revision: page.pageVersion.revision, blocks: [note('one', 'Repaired')] },
      })
    await repair(repaired)
    await publish(repaired)
    await repair(unpublished)
    await admin.page.unpublish({ params: { id: unpublished.id }, body: {} })
    await admin.page.delete({ params: { id: deleted.id }, body: {} })
    now = new Date(now.getTime() + 1000)
    expect(await check()).toMatchObject({ since: expect.any(Date) })
    expect(await list()).toMatchObject({ data: { totalItems: 0 }, totalLive: 0 })
    expect(await test.app.db.selectFrom('content_mismatch').select('page_id').execute()).toEqual([
      { page_id: deleted.id },
    ])
  })

  it('compares only what was changed when the definitions are the same', async () => {
    await makePage(admin)
    await check()
    // Changes shortly before the last check are compared again, because the clocks of nodes differ.
    expect(await check()).toMatchObject({ pages: 1 })
    now = new Date(now.getTime() + 600_000)
    const added = await makePage(admin, { blocks: [{ type: 'promo', key: 'one' }] })
    await check()
    expect(await rows()).toMatchObject([{ pageID: added.id }])
    now = new Date(now.getTime() + 600_000)
    expect(await check()).toMatchObject({ pages: 1 })
    expect(await checkContent(test.app, { everything: true })).toMatchObject({ since: null, pages: 2 })
  })

  it('does not end a check that another node has begun since', async () => {
    const began = { definitions: 'a', since: null, beganAt: now, changed: [] }
    await beginRun(test.app.db, began)
    const run = await readRun(test.app.db)
    if (!run) throw new Error('no run')
    await beginRun(test.app.db, { ...began, definitions: 'b' })
    expect(await finishRun(test.app.db, run, now, [])).toBe(false)
    expect(await readRun(test.app.db)).toMatchObject({ definitions: 'b', finishedAt: null })
  })

  it('is for those who manage settings', async () => {
    const publisher = await test.as('Publisher')
    const refused = await refusalOf(publisher.page.listMismatches({ query: {} }))
    expect(refused).toMatchObject({ status: 403, codes: ['UM_01'] })
    const anonymous = await refusalOf(test.visitor().page.listMismatches({ query: {} }))
    expect(anonymous).toMatchObject({ status: 401 })
  })

  it('searches, sorts and pages its list', async () => {
    for (const title of ['Beta', 'Alpha', 'Gamma'])
      await makePage(admin, { title, blocks: [{ type: 'promo', key: 'one' }] })
    await check()
    const titles = async (query: NonNullable<Parameters<typeof admin.page.listMismatches>[0]>['query']) =>
      (await admin.page.listMismatches({ query: { ...query } })).data.items.map(({ title }) => title)
    expect(await titles({ columnToSort: 'title', sortOrder: 'desc' })).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await titles({ pageIndex: 1, pageSize: 2 })).toEqual(['Gamma'])
    expect(await titles({ searchTerm: 'alp' })).toEqual(['Alpha'])
  })
})

describe('a changed definition', () => {
  it('is reported when it accepts less and its version was not raised', async () => {
    const page = await makePage(admin)
    await publish(page)
    await makePage(admin)
    await check()
    await check(withNote({ fields: { text: plain({ label, max: 40 }) } }))
    const { changedDefinitions } = await list()
    expect(changedDefinitions).toEqual([
      { kind: 'block', id: 'note', version: 1, parts: ['picture', 'text'], pages: 2, livePages: 1 },
    ])
  })

  it('is reported until its version is raised', async () => {
    await makePage(admin)
    await check()
    const narrower = { fields: { text: plain({ label, max: 40 }) } }
    await check(withNote(narrower))
    now = new Date(now.getTime() + 1000)
    await check(withNote(narrower))
    expect((await list()).changedDefinitions).toHaveLength(1)
    await check(withNote({ ...narrower, version: 2, upgrades: { 1: ({ text = '' }) => ({ text }) } }))
    expect(await list()).toMatchObject({ changedDefinitions: [], data: { items: [] } })
  })

  it('is reported of a page type too, until its version is raised', async () => {
    const page = await makePage(admin, { type: 'news', slug: `actueel/${someSlug()}` })
    await publish(page)
    await check()
    await check(withNews({ fields: {} }))
    expect((await list()).changedDefinitions).toEqual([
      {
        kind: 'page-type',
        id: 'news',
        version: 1,
        parts: ['day', 'privateTags', 'summary', 'tags'],
        pages: 1,
        livePages: 1,
      },
    ])
    await check(withNews({ fields: {}, version: 2, upgrades: { 1: () => ({}) } }))
    expect(await list()).toMatchObject({ changedDefinitions: [], data: { items: [] } })
  })

  it('is silent about labels, order and fields that are added', async () => {
    await makePage(admin)
    await check()
    const { fields } = registry.blocks.get('note') ?? {}
    await check(
      withNote({
        label: 'Other',
        group: 'lists',
        fields: { added: plain({ label }), ...fields },
      }),
    )
    expect(await list()).toMatchObject({ changedDefinitions: [], data: { items: [] } })
  })

  it('is reported when a field that was added is taken away again', async () => {
    await makePage(admin)
    const { fields } = registry.blocks.get('note') ?? {}
    await check(withNote({ fields: { added: plain({ label }), ...fields } }))
    await check()
    expect((await list()).changedDefinitions).toMatchObject([{ id: 'note', parts: ['added'] }])
  })

  it('is free as long as no page uses it', async () => {
    await check()
    await check(withNote({ fields: {} }))
    await makePage(admin)
    await check(withNote({ fields: {} }))
    expect((await list()).changedDefinitions).toEqual([])
  })
})

describe('hostile content', () => {
  it('in which blocks lie in one another without end is found, and stops nothing', async () => {
    const deep = await makePage(admin, { title: 'Deep' })
    const [start, end] = JSON.stringify(storedNote({ type: 'box', slots: { inside: ['here'] } })).split(
      '"here"',
    )
    await plant(deep, `blocks = ('[' || repeat('${start}', 1500) || repeat('${end}', 1500) || ']')::json`)
    const other = await makePage(admin, { title: 'Other', blocks: [{ type: 'promo', key: 'one' }] })
    await check()
    expect((await rows()).map(({ pageID }) => pageID)).toEqual([deep.id, other.id])
  })

  it('of a megabyte, with names as long, is found and shown shortened', async () => {
    const long = 'x'.repeat(1_000_000)
    const page = await makePage(admin)
    await plant(page, `blocks = ${json([storedNote({ props: { text: long, [long]: long } })])}`)
    const unknown = await makePage(admin)
    await plant(unknown, `blocks = ${json([storedNote({ type: long })])}`)
    await check()
    const found = await rows()
    expect(found).toHaveLength(2)
    expect(JSON.stringify(found).length).toBeLessThan(3000)
  })

  it('with hundreds of mismatches keeps the first and counts them all', async () => {
    const blocks = Array.from({ length: 300 }, (_, index) => ({ type: 'promo', key: `k${index}` }))
    await makePage(admin, { blocks })
    await check()
    const [row] = await rows()
    expect(row).toMatchObject({ totalMismatches: 300 })
    expect(row?.mismatches).toHaveLength(10)
  })
})

const pageType = (id: string) =>
  registry.pageTypes.get(id) ??
  definePageType({ id, version: 1, label, slugPrefix: {}, fields: {}, initialBlocks: () => [] })
