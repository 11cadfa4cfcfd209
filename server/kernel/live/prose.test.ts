import { searchTokens } from '@ximblox/contract/rules/search-words'
import { expect, test } from 'vitest'
import { isProse } from './prose.ts'

test.each([
  ['9.30–16.30', false],
  ['Stationsplein 14, Utrecht', false],
  ['Your name', false],
  ['What else should we know?', false],
  ['Yes.', false],
  ['We count.', true],
  ['“We count.”', true],
  ['研修は二日間です。', true],
  ['A text of eight words without any mark', true],
])('whether %s is a sentence: %s', (text, expected) =>
  expect(isProse(text, searchTokens(text).length)).toBe(expected),
)
