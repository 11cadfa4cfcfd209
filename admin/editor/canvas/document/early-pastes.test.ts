import { expect, it } from 'vitest'
import { unchangedPastes } from './early-pastes.ts'

const data = {} as DataTransfer
/** Where words that were pasted are after a change; null if they have been changed themselves. */
const moved = (from: number, words: string, before: string, after: string) =>
  unchangedPastes([{ from, words, data }], before, after)[0]?.from ?? null

it('moves with what is typed before it, and stays before what is typed after it', () => {
  expect(moved(4, 'two', 'One two three', 'Oone two three')).toBe(5)
  expect(moved(4, 'two', 'One two three', 'One 2two three')).toBe(5)
  expect(moved(4, 'two', 'One two three', 'One two2 three')).toBe(4)
  expect(moved(4, 'two', 'One two three', 'two three')).toBe(0)
})

it('is gone once its words are changed', () => {
  expect(moved(4, 'two', 'One two three', 'One to three')).toBeNull()
  expect(moved(4, 'two', 'One two three', '')).toBeNull()
})

it('keeps the place of a picture, which has no words', () => {
  expect(moved(3, '', 'One', 'One!')).toBe(3)
  expect(moved(3, '', 'One', 'Oone')).toBe(4)
  expect(moved(0, '', '', 'One')).toBe(0)
})
