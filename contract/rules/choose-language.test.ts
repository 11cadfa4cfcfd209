import { expect, it } from 'vitest'
import { languages } from '../locales.ts'
import { chooseLanguage } from './choose-language.ts'

it.each([
  [['nl', 'de-DE'], 'nl'],
  [[null, 'ja', 'fr-CA', 'de'], 'fr'],
  [[null, 'ja'], 'en'],
  [['tlh', 'DE'], 'de'],
  [[], 'en'],
])('chooses for %j: %s', (wanted, language) => {
  expect(chooseLanguage(languages, wanted)).toBe(language)
})

it('chooses offered languages only', () => {
  expect(chooseLanguage(['nl', 'en'], ['de', 'en'])).toBe('en')
  expect(chooseLanguage(['nl', 'en'], ['de'])).toBe('nl')
})
