import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { describe, expect, it } from 'vitest'
import { joinedResults, pagesToChoose } from './found-pages.ts'

const page = (id: number, slug = `seite-${id}`) => ({ id, slug })

describe('the pages that a search has found', () => {
  it('are those of all types, with their number', () => {
    const lists = [
      { items: [page(1), page(2)], totalItems: 40 },
      { items: [], totalItems: 0 },
      { items: [page(3)], totalItems: 1 },
    ]
    expect(joinedResults(lists)).toEqual({ pages: [page(1), page(2), page(3)], total: 41 })
  })

  it('leave out the page for wrong addresses, which is not counted either', () => {
    const lists = [{ items: [page(1), page(2, notFoundSlug)], totalItems: 2 }]
    expect(joinedResults(lists)).toEqual({ pages: [page(1)], total: 1 })
  })

  it('are none without a type to search', () => {
    expect(joinedResults([])).toEqual({ pages: [], total: 0 })
  })
})

describe('the pages to choose from', () => {
  it('begin with the chosen one, which is listed once', () => {
    expect(pagesToChoose(page(9), [page(1), page(2)])).toEqual([page(9), page(1), page(2)])
    expect(pagesToChoose(page(2), [page(1), page(2)])).toEqual([page(1), page(2)])
  })

  it('are the found ones while none is chosen', () => {
    expect(pagesToChoose(undefined, [page(1)])).toEqual([page(1)])
    expect(pagesToChoose(page(9), [])).toEqual([page(9)])
  })
})
