import { expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

it.each([
  ['nl', ['de-DE'], 'nl'],
  [null, ['ja', 'fr-CA', 'de'], 'fr'],
  [null, ['ja'], 'en'],
  ['tlh', ['DE'], 'de'],
  [null, [], 'en'],
])('chosen %j, preferred %j: %s', (chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred)).toBe(language)
})
