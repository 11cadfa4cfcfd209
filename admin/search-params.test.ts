import { describe, expect, it } from 'vitest'
import { parseSearch, readSearch, without } from './search-params.ts'

describe('the search parameters of a URL', () => {
  it('are kept as the texts that they are', () => {
    const search = { q: '007', page: '2', state: 'new', from: '2026-01-01', tag: '12', folder: '/Größe/👍' }
    expect(readSearch(search)).toEqual(search)
  })

  it('are texts in the address too, also those of digits', () => {
    expect(parseSearch('?q=2026&by=1&state=true&folder=%2FGr%C3%B6%C3%9Fe')).toEqual({
      q: '2026',
      by: '1',
      state: 'true',
      folder: '/Größe',
    })
    expect(parseSearch('')).toEqual({})
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
