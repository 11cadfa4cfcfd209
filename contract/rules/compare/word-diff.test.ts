import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const written = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

describe('comparing two texts', () => {
  it.each([
    ['one two three', 'one two three', 'one two three'],
    ['one two three', 'one three', 'one -two -three'],
    ['one three', 'one two three', 'one +two +three'],
    ['a good day', 'a bad day', 'a -good-+bad+ day'],
    ['a very good day', 'a rather bad day', 'a -very good-+rather bad+ day'],
    ['', 'all new', '+all new+'],
    ['all gone', '', '-all gone-'],
    ['', '', ''],
  ])('%j and %j is %j', (before, after, expected) => {
    expect(written(before, after)).toBe(expected)
  })

  const word = fc.constantFrom('the', 'quick', 'fox', 'jumps', ' ', '\n', '.', 'é', '😀')
  const text = fc.array(word, { maxLength: 60 }).map(words => words.join(''))

  it('has every word of both, in order', () => {
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

  it('has no empty part and no two of a kind in a row', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        expect(parts.every(part => part.text !== '')).toBe(true)
        expect(parts.every((part, index) => part.kind !== parts[index + 1]?.kind)).toBe(true)
      }),
    )
  })

  it('takes a text in which everything differs as written anew', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ')
    expect(diffWords(`begin ${long('a')} end`, `begin ${long('b')} end`)).toEqual([
      { kind: 'same', text: 'begin ' },
      { kind: 'removed', text: long('a') },
      { kind: 'added', text: long('b') },
      { kind: 'same', text: ' end' },
    ])
  })
})
