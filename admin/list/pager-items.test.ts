import { describe, expect, it } from 'vitest'
import { pagerItems } from './pager-items.ts'

const rendered = (current: number, count: number) =>
  pagerItems(current, count)
    .map(item => (item === 'gap' ? '…' : item === current ? `[${item + 1}]` : item + 1))
    .join(' ')

describe('the pager', () => {
  it.each([
    [0, 2, '[1] 2'],
    [0, 9, '[1] 2 … 9'],
    [1, 9, '1 [2] 3 … 9'],
    [2, 9, '1 2 [3] 4 … 9'],
    [4, 9, '1 … 4 [5] 6 … 9'],
    [6, 9, '1 … 6 [7] 8 9'],
    [8, 9, '1 … 8 [9]'],
    [0, 3, '[1] 2 3'],
  ])('on page index %i of %i pages shows %j', (current, count, expected) => {
    expect(rendered(current, count)).toBe(expected)
  })

  it('is hidden if there is at most one page', () => {
    expect(pagerItems(0, 1)).toEqual([])
    expect(pagerItems(0, 0)).toEqual([])
  })
})
