import { expect, it } from 'vitest'
import { movedCaret } from './moved-caret.ts'

/** The caret is the `|` in the first text. */
const moved = (before: string, after: string): string => {
  const caret = movedCaret(before.replace('|', ''), after, before.indexOf('|'))
  return `${after.slice(0, caret)}|${after.slice(caret)}`
}

it('keeps the caret next to the same words', () => {
  expect(moved('on|e two', 'one and two')).toBe('on|e and two')
  expect(moved('one tw|o', 'one and two')).toBe('one and tw|o')
})

it('moves the caret to where text was removed, and behind inserted text', () => {
  expect(moved('Plainxy| title', 'Plain title')).toBe('Plain| title')
  expect(moved('Plain| title', 'Plainxy title')).toBe('Plainxy| title')
  expect(moved('a one| b', 'a other b')).toBe('a other| b')
  expect(moved('all of| it', '')).toBe('|')
})
