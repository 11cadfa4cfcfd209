import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListParams, writeListParams } from './list-params.ts'
import { initialListState } from './list-state.ts'

describe('list parameters in the URL', () => {
  it('leave out the defaults', () => {
    expect(writeListParams(initialListState)).toEqual({})
  })

  it('count pages from one', () => {
    expect(writeListParams({ ...initialListState, pageIndex: 2 })).toEqual({ page: '3' })
  })

  it('survive a round trip', () => {
    const states = fc.record({
      pageIndex: fc.nat(),
      searchTerm: fc.string(),
      columnToSort: fc.string(),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    })
    fc.assert(
      fc.property(states, state => {
        expect(readListParams({ ...writeListParams(state) })).toEqual({ ...state })
      }),
    )
  })

  it.each([
    {},
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { order: 'up' },
    { q: ['a'], sort: 3 },
  ])('falls back to the defaults for %j', search => {
    expect(readListParams(search)).toEqual(initialListState)
  })
})
