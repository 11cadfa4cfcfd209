import { expect, it } from 'vitest'
import { slashTerm } from './slash-term.ts'

it.each([
  ['/', ''],
  ['/Bild', 'Bild'],
  ['/bild und text', 'bild und text'],
  ['/ö🙂', 'ö🙂'],
  ['//', '/'],
  ['/جدول', 'جدول'],
])('the line %j searches for %j', (line, term) => {
  expect(slashTerm(line)).toBe(term)
})

it.each(['', 'and/or', ' /', '/ and', '/\u00A0and', undefined])('the line %j searches for nothing', line => {
  expect(slashTerm(line)).toBeNull()
})
