import { describe, expect, it } from 'vitest'
import { readSearch, without } from './search-params.ts'

describe('the search parameters of a URL', () => {
  it('are kept as the texts that they are', () => {
    const search = { q: '007', page: '2', state: 'new', from: '2026-01-01', tag: '12', folder: '/Größe/👍' }
    expect(readSearch(search)).toEqual(search)
  })

  it('leave out what no screen knows, and what is no text', () => {
    expect(readSearch({ utm_source: 'mail', q: 7, page: true, sort: ['a', 'b'], order: null })).toEqual({})
    expect(readSearch({ toString: 'x', constructor: 'x' })).toEqual({})
  })

  it('lose those that a change makes obsolete, and keep the others', () => {
    const search = { q: 'oak', page: '3', kind: 'page' }
    expect(without(search, ['page', 'kind'])).toEqual({ q: 'oak' })
    expect(without(search, ['view'])).toEqual(search)
    expect(search.page).toBe('3')
  })
})
