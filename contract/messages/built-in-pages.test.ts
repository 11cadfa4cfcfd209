import { expect, it } from 'vitest'
import { languages } from '../locales.ts'
import { builtInPages, builtInStatuses } from './built-in-pages.ts'

it('every built-in page has a title and a text of its own in every language', () => {
  const texts = languages.flatMap(language =>
    builtInStatuses.flatMap(status => builtInPages[language][status]),
  )
  expect(texts.every(text => text.trim() !== '')).toBe(true)
  expect(new Set(texts).size).toBe(languages.length * builtInStatuses.length * 2)
})
