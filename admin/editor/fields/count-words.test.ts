import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it('counts words without the signs between them', () => {
  expect(countWords('It is – in fact – a “way” of working.\nMore in 2026.', 'en')).toBe(11)
  expect(countWords('', 'en')).toBe(0)
})

it('counts words of languages without spaces', () => {
  expect(countWords('私は学生です', 'ja')).toBeGreaterThan(1)
})
