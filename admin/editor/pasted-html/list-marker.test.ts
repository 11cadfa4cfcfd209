import { describe, expect, it } from 'vitest'
import { readingAfter, readMarker } from './list-marker.ts'

const read = (text: string, format?: string, isSymbol = false) => readMarker(text, format, isSymbol)?.[0]

describe('a typed list marker', () => {
  it.each([
    ['1.', '1', 1],
    ['12)', '1', 12],
    ['(3)', '1', 3],
    ['1.2.3.', '1', 3],
    ['01.', '1', 1],
    ['2nd', '1', 2],
    ['[7]', '1', 7],
    ['a)', 'a', 1],
    ['(B)', 'A', 2],
    ['1.c.', 'a', 3],
    ['bb.', 'a', 28],
    ['iii.', 'i', 3],
    ['i)', 'i', 1],
    ['XIV.', 'I', 14],
    ['٣.', '1', 3],
    ['①', '1', 1],
    ['十二、', '1', 12],
    ['一、', '1', 1],
    ['א.', '1', null],
  ])('%s is number %s of its kind', (text, kind, number) => {
    expect(read(text)).toEqual({ kind, number })
  })

  it.each(['·', '•', 'o', '-', '–', '*', '►', 'v', '', '□'])('%s is a bullet', text => {
    expect(read(text)).toEqual({ kind: 'ul', number: null })
  })

  it('is a bullet in a symbol font, or if the list says so', () => {
    expect(read('ü', undefined, true)?.kind).toBe('ul')
    expect(read('1', 'bullet')?.kind).toBe('ul')
  })

  it('has the format of its list', () => {
    expect(read('i.', 'alpha-lower')).toEqual({ kind: 'a', number: 9 })
    expect(read('C.', 'roman-upper')).toEqual({ kind: 'I', number: 100 })
    expect(read('b', 'alpha-lower')).toEqual({ kind: 'a', number: 2 })
  })

  it.each([
    'Article 1.',
    'Step 2:',
    'Kapitel I',
    'First',
    'Annex',
    '第一章',
    '第1章',
    '제1조',
    'סעיף 1',
    'الفصل الأول',
    'Q1',
    'R-1',
  ])('%s is text', text => {
    expect(readMarker(text, undefined, false)).toBe(null)
  })

  it('continues the list before it if it can be two things', () => {
    const next = (text: string, kind: 'a' | 'i', number: number) => {
      const readings = readMarker(text, undefined, false)
      return readings && readingAfter(readings, { kind, number })
    }
    expect(next('i.', 'a', 8)).toEqual({ kind: 'a', number: 9 })
    expect(next('i.', 'i', 7)).toEqual({ kind: 'i', number: 1 })
    expect(next('c.', 'a', 2)).toEqual({ kind: 'a', number: 3 })
    expect(next('v.', 'i', 4)).toEqual({ kind: 'i', number: 5 })
    expect(next('v.', 'a', 21)).toEqual({ kind: 'a', number: 22 })
  })
})
