import { expect, test } from 'vitest'
import { alternates } from './alternates.ts'
import { translatedPage } from './test/translated-page.ts'

test('a page names itself and its siblings, and the default locale for all other readers', () =>
  expect(alternates(translatedPage('en-gb', ['nl-nl', 'en-gb']))).toEqual([
    { language: 'en-GB', href: 'https://som.example/en-gb/about-us' },
    { language: 'nl-NL', href: 'https://som.example/over-ons' },
    { language: 'x-default', href: 'https://som.example/over-ons' },
  ]))

test.each([
  [['nl-nl', 'en-gb', 'de-de']],
  [['nl-nl', 'de-de']],
  // Without the default locale, each version might choose itself as `x-default`.
  [['de-de', 'en-gb']],
])('all versions of a page in %o name the same alternates', languages => {
  const sets = languages.map(locale =>
    alternates(translatedPage(locale, languages)).toSorted((a, b) => a.language.localeCompare(b.language)),
  )
  expect(sets[0]).toHaveLength(languages.length + 1)
  for (const set of sets) expect(set).toEqual(sets[0])
})

test('a page does not name a translation that search engines leave out', () => {
  const view = translatedPage('en-gb', ['nl-nl', 'en-gb', 'de-de'])
  const siblings = view.siblings.map(one => ({ ...one, indexed: one.locale !== 'nl-nl' }))
  expect(alternates({ ...view, siblings }).map(({ language }) => language)).toEqual([
    'en-GB',
    'de-DE',
    'x-default',
  ])
})

test('a page in one language names none', () =>
  expect(alternates(translatedPage('nl-nl', ['nl-nl']))).toEqual([]))

test('the second page of a list names none, because other languages may not have it', () => {
  const view = translatedPage('nl-nl', ['nl-nl', 'en-gb'])
  expect(alternates({ ...view, data: { list: { items: [], page: 2, pageCount: 3 } } })).toEqual([])
})
