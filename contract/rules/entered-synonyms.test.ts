import { expect, test } from 'vitest'
import { errorAt } from '../errors.ts'
import { enteredWords, synonymErrors } from './entered-synonyms.ts'

const tooFew = errorAt('words', 'tooFewItems', { min: 2 })
const tooLong = errorAt('words.1', 'limitExceeded')

test('entries without words, and those that are there already, are left out', () =>
  expect(enteredWords([' CSRD ', 'csrd', '', '!', 'een  verslag', 'Één verslag'])).toEqual([
    'CSRD',
    'een verslag',
  ]))

test.each([
  [['csrd', 'verslag'], []],
  [['csrd'], [tooFew]],
  [['csrd', 'CSRD', '?'], [tooFew]],
  [['csrd', 'een twee drie vier vijf'], [tooLong]],
  [['csrd', 'x'.repeat(61)], [tooLong]],
])('of %j, %j is wrong', (words, expected) => expect(synonymErrors(words)).toEqual(expected))

test('a word that another group has is named', () =>
  expect(synonymErrors(['verslag', 'Één CSRD'], ['een csrd'])).toEqual([errorAt('words.1', 'alreadyExists')]))
