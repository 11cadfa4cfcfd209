import { describe, expect, it } from 'vitest'
import { changeList, fallbackPage, initialListState, orderOf } from './list-state.ts'

describe('a paginated list', () => {
  const third = { ...initialListState, pageIndex: 2, searchTerm: 'oak' }

  it('starts on the first page, unsorted, ascending, without a search term', () => {
    expect(initialListState).toEqual({ pageIndex: 0, searchTerm: '', columnToSort: '', sortOrder: 'asc' })
  })

  it('returns to the first page when the sort column or order changes', () => {
    expect(changeList(third, { type: 'column', columnToSort: 'title' })).toEqual({
      ...third,
      pageIndex: 0,
      columnToSort: 'title',
    })
    expect(
      changeList(
        { ...third, columnToSort: 'title' },
        { type: 'column', columnToSort: 'title', sortOrder: 'desc' },
      ),
    ).toEqual({ ...third, pageIndex: 0, columnToSort: 'title', sortOrder: 'desc' })
  })

  it('is in the chosen order, or else in its own', () => {
    const own = { columnToSort: 'at', sortOrder: 'desc' } as const
    const chosen = { columnToSort: 'title', sortOrder: 'asc' } as const
    expect(orderOf(chosen, ['at', 'title'], own)).toEqual(chosen)
    expect(orderOf({ columnToSort: '', sortOrder: 'asc' }, ['at', 'title'], own)).toEqual(own)
    expect(orderOf({ columnToSort: 'nothing', sortOrder: 'asc' }, ['at', 'title'], own)).toEqual(own)
  })

  it('stays on its page when the search term changes', () => {
    expect(changeList(third, { type: 'term', searchTerm: 'elm' })).toEqual({ ...third, searchTerm: 'elm' })
  })

  it('goes to a page', () => {
    expect(changeList(third, { type: 'page', pageIndex: 4 })).toEqual({ ...third, pageIndex: 4 })
  })

  it('falls back from an empty page to the last one with items', () => {
    expect(fallbackPage({ ...third, pageIndex: 9 }, { items: [], totalItems: 51 })).toBe(2)
    expect(fallbackPage(third, { items: [], totalItems: 25 })).toBe(0)
    expect(fallbackPage(third, { items: [], totalItems: 0 })).toBe(0)
  })

  it('never leaves a page that has items', () => {
    expect(fallbackPage(third, { items: ['row'], totalItems: 1 })).toBe(2)
  })

  it('shows an empty first page', () => {
    expect(fallbackPage(initialListState, { items: [], totalItems: 3 })).toBe(0)
  })
})
