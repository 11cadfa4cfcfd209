import { expect, it } from 'vitest'
import type { QueryContext } from 'ximblox'
import { propsWith } from 'ximblox/testing'
import { searchResults } from './search-results.block.ts'

const props = propsWith(searchResults, {})

const isCached = async (params: Record<string, string>): Promise<boolean> => {
  let cached = true
  const context: Partial<QueryContext> = {
    params,
    search: async () => ({
      total: 0,
      isTotalExact: true,
      items: [],
      types: [],
      suggestion: null,
      leftOut: null,
      elsewhere: [],
    }),
    uncached: () => {
      cached = false
    },
  }
  await searchResults.query?.(props, context as QueryContext)
  return cached
}

it.each([{ type: 'invented' }, { page: '77' }])(
  'a search page with %o but without a term is in no cache, because visitors can invent them',
  async params => expect(await isCached(params)).toBe(false),
)

it('a search page without parameters may be cached', async () => {
  expect(await isCached({})).toBe(true)
})
