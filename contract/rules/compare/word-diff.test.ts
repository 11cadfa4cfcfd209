import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

describe('diffWords', () => {
  it.each([
    ['one two three', 'one two three', 'one two three'],
    ['one two three', 'one three', 'one -two -three'],
    ['one three', 'one two three', 'one +two +three'],
    ['a good day', 'a bad day', 'a -good-+bad+ day'],
    ['a very good day', 'a rather bad day', 'a -very good-+rather bad+ day'],
    ['', 'all new', '+all new+'],
    ['all gone', '', '-all gone-'],
    ['', '', ''],
  ])('turns %j and %j into %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected)
  })

  const word = fc.constantFrom('the', 'quick', 'fox', 'jumps', ' ', '\n', '.', 'é', '😀')
  const text = fc.array(word, { maxLength: 60 }).map(words => words.join(''))

  it('contains every word of both texts in order', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        const only = (kind: 'added' | 'removed') =>
          parts
            .filter(part => part.kind === 'same' || part.kind === kind)
            .map(part => part.text)
            .join('')
        expect([only('removed'), only('added')]).toEqual([before, after])
      }),
      { numRuns: 2000 },
    )
  })

  it('has neither empty parts nor two adjacent parts of a kind', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        expect(parts.every(part => part.text !== '')).toBe(true)
        expect(parts.every((part, index) => part.kind !== parts[index + 1]?.kind)).toBe(true)
      }),
    )
  })

  it('replaces the whole middle if everything in it differs', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ')
    expect(diffWords(`begin ${long('a')} end`, `begin ${long('b')} end`)).toEqual([
      { kind: 'same', text: 'begin ' },
      { kind: 'removed', text: long('a') },
      { kind: 'added', text: long('b') },
      { kind: 'same', text: ' end' },
    ])
  })
})
