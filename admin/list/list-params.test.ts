import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListParams, writeListParams } from './list-params.ts'
import { initialListState } from './list-state.ts'

describe('a list in the address bar', () => {
  it('is empty as it begins', () => {
    expect(writeListParams(initialListState)).toEqual({})
  })

  it('counts pages from one', () => {
    expect(writeListParams({ ...initialListState, pageIndex: 2 })).toEqual({ page: '3' })
  })

  it('comes back as it was', () => {
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
  ])('begins as ever at %j', search => {
    expect(readListParams(search)).toEqual(initialListState)
  })
})
