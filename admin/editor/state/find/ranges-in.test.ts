import { describe, expect, it } from 'vitest'
import { rangesIn } from './ranges-in.ts'

const found = (text: string, term: string, matchCase = false) =>
  rangesIn(text, { term, matchCase }).map(({ start, end }) => text.slice(start, end))

describe('finding a term in a text', () => {
  it('ignores case unless it is asked to match it', () => {
    expect(found('Haus, haus, HAUS', 'haus')).toEqual(['Haus', 'haus', 'HAUS'])
    expect(found('Haus, haus, HAUS', 'haus', true)).toEqual(['haus'])
    expect(found('ÜBER über', 'Über')).toEqual(['ÜBER', 'über'])
  })

  it('takes signs literally', () => {
    expect(found('a.b axb (1) [x] 2^3 a\\b', 'a.b')).toEqual(['a.b'])
    for (const term of ['(1)', '[x]', '2^3', 'a\\b'])
      expect(found('a.b axb (1) [x] 2^3 a\\b', term)).toEqual([term])
  })

  it('finds occurrences one after the other, without overlaps', () => {
    expect(rangesIn('aaaa', { term: 'aa', matchCase: true })).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ])
  })

  it('does not distinguish kinds of spaces', () => {
    expect(found('Où\u00A0?', 'où ?')).toEqual(['Où\u00A0?'])
  })

  it('finds nothing without a term', () => {
    expect(found('text', '')).toEqual([])
  })
})
