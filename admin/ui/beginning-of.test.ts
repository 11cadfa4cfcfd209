import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

describe('the beginning of a text', () => {
  it('is all of a short one', () => {
    expect(beginningOf('', 5)).toBe('')
    expect(beginningOf('größe', 5)).toBe('größe')
    expect(beginningOf('aaa😀', 5)).toBe('aaa😀')
  })

  it('is so many characters of a long one', () => {
    expect(beginningOf('Donaudampfschifffahrt', 5)).toBe('Donau')
    expect(beginningOf('مرحبا بالعالم', 5)).toBe('مرحبا')
  })

  it('ends before an emoji that would be cut in half, and after one that fits', () => {
    expect(beginningOf('aaaa😀a', 5)).toBe('aaaa')
    expect(beginningOf('aaa😀a', 5)).toBe('aaa😀')
    expect(['😀', '\u{10000}', '\u{10ffff}'].map(text => beginningOf(text, 1))).toEqual(['', '', ''])
  })
})
