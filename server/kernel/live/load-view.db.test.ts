import { defineBlock } from '@ximblox/blocks/define-block'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, someSlug } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'
import { recordDependencies } from './dependencies.ts'
import { findBySlug } from './find.ts'
import { loadView } from './load-view.ts'
import { loadPublicPage } from './public-page.ts'
import { queryContext } from './query-context.ts'

let test: TestApp
let publisher: Client
const assets = { stylesheet: () => '/assets/css/theme-0.css', asset: (name: string) => `/assets/${name}` }
const words = { en: 'Broken', nl: 'Broken', de: 'Broken', fr: 'Broken' }

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Administrator')
})
afterAll(() => test.close())

const makeLive = async (options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(publisher, options)
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page
}

const find = async (app: App, path: string) => {
  const found = await findBySlug(app, path)
  if (found.kind !== 'page') throw new Error(`no page at ${path}`)
  return found
}

const viewOf = async (path: string, app: App = test.app) => loadView(app, await find(app, path), { assets })

it('loads a page, its links, files, siblings and menus with one statement', async () => {
  const page = await makeLive()
  const statements: string[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: test.database.pool }),
    log: event => void statements.push(event.query.sql),
  })
  await viewOf(`/${page.slug}`, { ...test.app, db })
  expect(statements).toHaveLength(1)
  expect(statements.every(statement => /from live_/.test(statement))).toBe(true)
})

it('records what the page depends on', async () => {
  const page = await makeLive({ blocks: [note('one', 'text'), { type: 'latest', key: 'two' }] })
  const { tags } = await viewOf(`/${page.slug}`)
  expect(tags.toSorted()).toEqual([
    'list:news:nl-nl',
    'menu:nl-nl',
    `page:${page.id}`,
    `place:nl-nl:${page.slug}`,
    'site',
  ])
})

it('passes each block the result of its query', async () => {
  const news = await makeLive({ type: 'news', title: 'Breaking' })
  const page = await makeLive({
    blocks: [{ type: 'box', key: 'box', slots: { inside: [{ type: 'latest', key: 'in' }] } }],
  })
  const { view } = await viewOf(`/${page.slug}`)
  expect(view.data.in).toContain(news.title)
})

it('leaves the “not found” page out of lists', async () => {
  const [page] = [await makeLive(), await makeLive({ slug: '404', title: 'Not found' })]
  const settings = { availableLocales: ['nl-nl'], defaultLocale: 'nl-nl', customSlugLocales: [] }
  const { pages } = queryContext(
    test.app,
    page,
    settings,
    { params: {}, paramPrefix: '', otherParams: {} },
    recordDependencies(),
  )
  const { items, total } = await pages.list({ type: 'basic', size: 100 })
  expect(items.map(({ id }) => id)).toContain(page.id)
  expect(items.map(({ title }) => title)).not.toContain('Not found')
  expect(total).toBe(items.length)
})

it('a failed query returns no data, and the page is tried again soon', async () => {
  const page = await makeLive({ blocks: [note('one', 'still here'), { type: 'latest', key: 'two' }] })
  const broken = defineBlock({
    id: 'latest',
    version: 1,
    label: words,
    group: 'lists',
    fields: {},
    query: async () => {
      throw new Error('out of order')
    },
  })
  const blocks = [...testSite.registry.blocks.values()].map(block => (block.id === 'latest' ? broken : block))
  const registry = createRegistry({ blocks, pageTypes: [...testSite.registry.pageTypes.values()] })
  const { view, freshUntil } = await viewOf(`/${page.slug}`, { ...test.app, registry })
  expect(view.data).toEqual({})
  expect(view.blocks[0]?.props).toMatchObject({ text: 'still here' })
  expect(freshUntil).toBeDefined()
})

it('shows only live siblings in available locales', async () => {
  const page = await makeLive()
  const slug = someSlug()
  const { pageID } = await publisher.page.createTranslation({
    body: { pageID: page.id, newLocale: 'en-gb', title: 'English', slug },
  })
  expect((await viewOf(`/${page.slug}`)).view.siblings).toEqual([])
  await publisher.page.publish({ params: { id: pageID }, body: {} })
  expect((await viewOf(`/${page.slug}`)).view.siblings).toEqual([
    { id: pageID, locale: 'en-gb', path: `/en-gb/${slug}`, title: 'English', indexed: true, anchors: {} },
  ])
})

it('says which siblings search engines leave out', async () => {
  const page = await makeLive()
  const { pageID } = await publisher.page.createTranslation({
    body: { pageID: page.id, newLocale: 'en-gb', title: 'English', slug: someSlug() },
  })
  const { pageVersion } = (await publisher.page.get({ params: { id: pageID } })).page
  await publisher.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, seoIndexed: false },
  })
  await publisher.page.publish({ params: { id: pageID }, body: {} })
  expect((await viewOf(`/${page.slug}`)).view.siblings).toMatchObject([{ id: pageID, indexed: false }])
})

it('menus link to live pages and leave out the others', async () => {
  const [page, other] = [await makeLive(), await makeLive()]
  const { data } = await publisher.menu.list({})
  const menu = data.find(row => row.name === 'main' && row.locale === 'nl-nl')
  if (!menu) throw new Error('the site has no main menu')
  const items = [
    {
      key: 'a',
      title: 'Other',
      pageID: other.id,
      children: [{ key: 'b', title: 'Outside', url: 'https://example.org/', children: [] }],
    },
    { key: 'c', title: 'Heading', children: [] },
  ]
  await publisher.menu.store({ params: { id: menu.id }, body: { items, revision: menu.revision } })
  const entries = async () => (await viewOf(`/${page.slug}`)).view.menus.main
  expect(await entries()).toEqual([
    {
      key: 'a',
      title: 'Other',
      href: `/${other.slug}`,
      children: [{ key: 'b', title: 'Outside', href: 'https://example.org/', children: [] }],
    },
    { key: 'c', title: 'Heading', href: null, children: [] },
  ])
  await publisher.page.unpublish({ params: { id: other.id }, body: {} })
  expect((await entries())?.map(entry => entry.title)).toEqual(['Heading'])
})

it('visitors get the published version without private tags, authors and revisions', async () => {
  const page = await makeLive({ blocks: [note('one', 'public')] })
  const found = await find(test.app, `/${page.slug}`)
  found.page.type = 'news'
  found.page.props = { tags: ['t1'], privateTags: ['CANARY'] }
  const shown = await loadPublicPage(test.app, found)
  expect(JSON.stringify(shown)).not.toContain('CANARY')
  expect(shown).toMatchObject({
    id: page.id,
    publishedVersionID: found.page.versionID,
    typeData: { tags: ['t1'] },
  })
  expect(shown.publishedID).toBeGreaterThan(0)
})
