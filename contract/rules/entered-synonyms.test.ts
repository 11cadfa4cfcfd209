import { expect, test } from 'vitest'
import { enteredWords, synonymErrors } from './entered-synonyms.ts'

const errors = (words: string[], taken?: string[]) =>
  synonymErrors(words, taken).map(({ code, property }) => `${code} ${property}`)

test('entries without words, and those that are there already, are left out', () =>
  expect(enteredWords([' CSRD ', 'csrd', '', '!', 'een  verslag', 'Één verslag'])).toEqual([
    'CSRD',
    'een verslag',
  ]))

test.each([
  [['csrd', 'verslag'], []],
  [['csrd'], ['V_12 words']],
  [['csrd', 'CSRD', '?'], ['V_12 words']],
  [['csrd', 'een twee drie vier vijf'], ['V_10 words.1']],
  [['csrd', 'x'.repeat(61)], ['V_10 words.1']],
])('of %j, %j is wrong', (words, expected) => expect(errors(words)).toEqual(expected))

test('a word that another group has is named', () =>
  expect(errors(['verslag', 'Één CSRD'], ['een csrd'])).toEqual(['V_05 words.1']))
