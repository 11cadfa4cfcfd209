import { describe, expect, it } from 'vitest'
import type { Occurrence } from '../state/find/occurrences.ts'
import { indexInText, steppedTo, termIn } from './found-steps.ts'

describe('the words that are selected when a search begins', () => {
  it('are the term', () => {
    expect(termIn('Straßenbahnhaltestelle')).toBe('Straßenbahnhaltestelle')
    expect(termIn('مرحبا 👋')).toBe('مرحبا 👋')
    expect(termIn('ä'.repeat(100))).toBe('ä'.repeat(100))
  })

  it.each(['two\nlines', 'two\r\nlines', 'a'.repeat(101)])('are no term if they are many: %j', selected => {
    expect(termIn(selected)).toBe('')
  })
})

describe('a step of a search', () => {
  it('goes to the first or the last occurrence if none is shown yet', () => {
    expect([steppedTo(null, 3, 1), steppedTo(null, 3, -1)]).toEqual([0, 2])
  })

  it('goes on in a circle', () => {
    expect([0, 1, 2].map(index => steppedTo(index, 3, 1))).toEqual([1, 2, 0])
    expect([0, 1, 2].map(index => steppedTo(index, 3, -1))).toEqual([2, 0, 1])
  })

  it('stays among those that are left after others were edited away', () => {
    expect(steppedTo(7, 2, 1)).toBe(0)
    expect(steppedTo(2, 2, -1)).toBe(1)
  })

  it('goes nowhere without any', () => {
    expect([steppedTo(null, 0, 1), steppedTo(4, 0, -1)]).toEqual([null, null])
  })
})

describe('the place of an occurrence', () => {
  const at = (block: string, field: string, start: number): Occurrence => ({
    block,
    path: ['props', field],
    line: 0,
    start,
    end: start + 1,
  })
  const all = [at('a', 'title', 0), at('a', 'title', 5), at('a', 'body', 1), at('b', 'title', 2)]

  it('is counted within its own text', () => {
    expect(all.map(one => indexInText(all, one))).toEqual([0, 1, 0, 0])
  })
})
