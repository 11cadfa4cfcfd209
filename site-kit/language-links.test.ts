import { expect, test } from 'vitest'
import { languageLinks } from './language-links.ts'
import { translatedPage } from './test/translated-page.ts'

const links = (locale: string, languages: string[]) =>
  languageLinks(translatedPage(locale, languages)).map(({ locale: to, href, current }) => ({
    to,
    href,
    current,
  }))

test('a language links to the sibling in that language, or else to its home page', () =>
  expect(links('en-gb', ['nl-nl', 'en-gb'])).toEqual([
    { to: 'nl-nl', href: '/over-ons', current: false },
    { to: 'en-gb', href: '/en-gb/about-us', current: true },
    { to: 'de-de', href: '/de-de', current: false },
  ]))

test('what a visitor searched for is kept in other languages, except on their home pages', () => {
  const view = {
    ...translatedPage('en-gb', ['nl-nl', 'en-gb']),
    keptParams: { q: 'één & twee', type: 'news' },
  }
  expect(languageLinks(view).map(({ href }) => href)).toEqual([
    '/over-ons?q=%C3%A9%C3%A9n+%26+twee&type=news',
    '/en-gb/about-us?q=%C3%A9%C3%A9n+%26+twee&type=news',
    '/de-de',
  ])
})

test('a language is named in its own words', () => {
  const names = languageLinks(translatedPage('en-gb', ['en-gb'])).map(({ tag, name }) => [tag, name])
  expect(names).toEqual([
    ['nl-NL', 'Nederlands'],
    ['en-GB', 'English'],
    ['de-DE', 'Deutsch'],
  ])
})
