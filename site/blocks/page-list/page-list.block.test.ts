import type { PageQuery, QueryContext } from '@ximblox/blocks/query-context'
import { expect, test } from 'vitest'
import { pageList } from './page-list.block.ts'

const props = {
  title: '',
  pageType: 'news',
  size: 10,
  paging: true,
  emptyText: '',
  more: null,
  background: 'paper',
} as const

const ask = async (changes: Partial<typeof props> | { paging: boolean }, params: Record<string, string>) => {
  const asked: PageQuery[] = []
  const context: QueryContext = {
    locale: 'nl-nl',
    pageID: 1,
    params,
    pages: {
      list: async query => {
        asked.push(query)
        return { items: [], total: 21 }
      },
    },
    submissions: { totals: async () => ({}) },
    search: async () => ({ total: 0, items: [], types: [], suggestion: null }),
    freshUntil: () => {},
    uncached: () => {},
  }
  return { data: await pageList.query?.({ ...props, ...changes }, context), asked }
}

test('a list asks for its type in the locale of the page', async () => {
  const { asked } = await ask({}, {})
  expect(asked).toEqual([{ type: 'news', locale: 'nl-nl', page: 1, size: 10 }])
})

test('the query of the URL chooses the page of a list', async () => {
  const { data, asked } = await ask({}, { page: '3' })
  expect(asked[0]?.page).toBe(3)
  expect(data).toMatchObject({ page: 3, pageCount: 3 })
})

test('a list without paging shows its first page whatever the URL says', async () => {
  const { data } = await ask({ paging: false }, { page: '3' })
  expect(data).toMatchObject({ page: 1, pageCount: 1 })
})
