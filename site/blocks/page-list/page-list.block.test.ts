import { expect, test } from 'vitest'
import type { JsonObject, PageQuery, QueryContext } from 'ximblox'
import { propsWith } from 'ximblox/testing'
import { pageListOf } from './page-list.block.ts'

const sector = { label: 'Sector', values: () => [] }
const year = { label: 'Year', values: () => [] }
const client = { label: 'Client', key: () => null }
const pageList = pageListOf([
  { id: 'news', label: 'News', filters: { year } },
  { id: 'project', label: 'Project', filters: { sector, year }, sorts: { client } },
])

const ask = async (changes: JsonObject, params: Record<string, string> = {}, total = 21) => {
  const asked: PageQuery[] = []
  let isNotFound = false
  let isUncached = false
  const context: QueryContext = {
    locale: 'nl-nl',
    pageID: 1,
    now: new Date('2026-11-02T09:00:00Z'),
    page: { groupID: 1, props: {} },
    params,
    paramPrefix: '',
    otherParams: { 'abc-page': '2' },
    pages: {
      list: async query => {
        asked.push(query)
        return { items: [], total, facets: [] }
      },
      nearby: async () => ({ previous: null, next: null, related: [] }),
    },
    submissions: { totals: async () => ({}) },
    search: async () => ({
      total: 0,
      isTotalExact: true,
      items: [],
      types: [],
      suggestion: null,
      leftOut: null,
      elsewhere: [],
    }),
    notFound: () => {
      isNotFound = true
    },
    freshUntil: () => {},
    uncached: () => {
      isUncached = true
    },
    frame: () => {},
  }
  return {
    data: await pageList.query?.(propsWith(pageList, changes), context),
    asked,
    isNotFound,
    isUncached,
  }
}

const projects = { types: [{ key: 'a', type: 'project' }] }
const filtered = {
  ...projects,
  filters: [
    { key: 'a', filter: 'sector' },
    { key: 'b', filter: 'tag' },
  ],
}

test('a list asks for its types in the locale of the page, the newest first', async () => {
  const { asked } = await ask({})
  expect(asked).toMatchObject([
    { type: ['news'], locale: 'nl-nl', page: 1, size: 10, sort: 'newest', facets: [] },
  ])
})

test('the query of the URL chooses the page of a list', async () => {
  const { data, asked, isNotFound } = await ask({}, { page: '3' })
  expect(asked[0]?.page).toBe(3)
  expect(data).toMatchObject({ page: 3, pageCount: 3, isFiltered: false, otherParams: { 'abc-page': '2' } })
  expect(isNotFound).toBe(false)
})

test.each(['4', '99', '0', 'two', '1e1'])('there is no page %s of three', async page =>
  expect((await ask({}, { page })).isNotFound).toBe(true),
)

test('a list without paging shows its first page whatever the URL says', async () => {
  const { data, isNotFound } = await ask({ paging: false }, { page: '3' })
  expect(data).toMatchObject({ page: 1, pageCount: 1 })
  expect(isNotFound).toBe(false)
})

test('visitors choose only the filters and orders that the editor offers', async () => {
  const { asked, data } = await ask(filtered, { sector: '3', year: '2024', sort: 'client' })
  expect(asked[0]).toMatchObject({ filters: { sector: '3' }, facets: ['sector', 'tag'], sort: 'newest' })
  expect(data).toMatchObject({ isFiltered: true, sorts: [] })
  const sorted = await ask({ ...projects, sorting: true }, { sort: 'client' })
  expect(sorted.asked[0]?.sort).toBe('client')
  const usual = await ask({ ...projects, sorting: true, sort: 'client' }, { sort: 'client' })
  expect(usual.data).toMatchObject({ order: 'client', isFiltered: false })
})

test.each<[what: string, params: Record<string, string>, total: number]>([
  ['filters that match nothing', { sector: 'invented' }, 0],
  ['an unknown order', { sort: 'invented' }, 21],
  ['a filter and an unknown order', { sector: '3', sort: 'invented' }, 21],
])('a list with %s is in no cache, because visitors can invent them', async (_what, params, total) =>
  expect((await ask({ ...filtered, sorting: true }, params, total)).isUncached).toBe(true),
)

test.each<[what: string, params: Record<string, string>, total: number]>([
  ['filters that match', { sector: '3' }, 21],
  ['one of its orders', { sort: 'title' }, 21],
  ['its usual order', { sort: 'newest' }, 21],
  ['no pages', {}, 0],
])('a list with %s may be cached', async (_what, params, total) =>
  expect((await ask({ ...filtered, sorting: true }, params, total)).isUncached).toBe(false),
)

test('filters and orders that the types do not have are left out', async () => {
  const { asked } = await ask({ filters: filtered.filters, sort: 'client' })
  expect(asked[0]).toMatchObject({ facets: ['tag'], sort: 'newest' })
})

test('picked pages keep their order', async () => {
  const picked = [7, 3].map(id => ({ key: `p${id}`, page: { target: { ref: 'page', id } } }))
  expect((await ask({ picked })).asked[0]).toMatchObject({ ids: [7, 3], sort: 'picked' })
})

test('a list has only the parameters that it uses', () => {
  expect(pageList.ownParams?.(propsWith(pageList, { paging: false }))).toEqual([])
  expect(pageList.ownParams?.(propsWith(pageList, { ...filtered, sorting: true }))).toEqual([
    'page',
    'sector',
    'tag',
    'sort',
  ])
})

test('a stored list of the first version lists its type', () => {
  expect(pageList.upgrades?.[1]?.({ title: 'News', pageType: 'basic', size: 3 })).toEqual({
    title: 'News',
    size: 3,
    types: [{ key: 'first', type: 'basic' }],
  })
})
