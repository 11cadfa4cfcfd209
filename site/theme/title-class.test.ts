import { expect, test } from 'vitest'
import { titleClass } from './title-class.ts'

test.each([
  ['Duurzaamheidsverslaggeving voor beginners', true],
  ['Kratten die terugkomen', false],
  ['', false],
  // It may be broken at its soft hyphens.
  ['Duurzaamheids\u00ADverslaggeving', false],
])('“%s” is set for a long word: %s', (title, isLong) =>
  expect(titleClass('title', title)).toBe(isLong ? 'title long-words' : 'title'),
)
