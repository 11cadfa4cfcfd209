import { describe, expect, it } from 'vitest'
import { shownChoice, withRow } from './use-row-selection.ts'

const rows = (...ids: number[]) => ids.map(id => ({ id }))
const none: ReadonlySet<number> = new Set()

describe('the chosen rows of a list', () => {
  it('gain and lose one row at a time, and leave the choice before untouched', () => {
    const one = withRow(none, 7, true)
    const two = withRow(one, 9, true)
    expect([...withRow(two, 7, false)]).toEqual([9])
    expect([[...one], [...two]]).toEqual([[7], [7, 9]])
  })

  it('have each row once, however often its box is ticked', () => {
    expect([...withRow(withRow(none, 7, true), 7, true)]).toEqual([7])
    expect([...withRow(none, 7, false)]).toEqual([])
  })

  it('are acted on in the order of the list', () => {
    expect(shownChoice(rows(3, 1, 2), new Set([2, 3]))).toEqual([3, 2])
  })

  it('are left alone on other pages of the list, and when a filter hides them', () => {
    expect(shownChoice(rows(4, 5), new Set([1, 5]))).toEqual([5])
    expect(shownChoice([], new Set([1]))).toEqual([])
  })

  it('are none while the list is loading', () => {
    expect(shownChoice(undefined, new Set([1]))).toEqual([])
  })
})
