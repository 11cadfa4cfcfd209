import { expect, test } from 'vitest'
import { pageNamed, starterView } from '../site/seed/starter-view.ts'
import { alternates } from './alternates.ts'
import { languageLinks } from './language-links.ts'

const about = () => starterView(pageNamed('about'), 'en-gb')

test('a page names itself and its siblings, the default locale for everybody else', () =>
  expect(alternates(about())).toEqual([
    { language: 'en-GB', href: 'https://som.example/en-gb/about-us' },
    { language: 'nl-NL', href: 'https://som.example/over-ons' },
    { language: 'x-default', href: 'https://som.example/over-ons' },
  ]))

test('a page in one language names none', () => expect(alternates({ ...about(), siblings: [] })).toEqual([]))

test('the language switcher leads to the live sibling', () =>
  expect(languageLinks(about())).toEqual([
    { locale: 'nl-nl', href: '/over-ons', current: false },
    { locale: 'en-gb', href: '/en-gb/about-us', current: true },
  ]))

test('without a sibling the language switcher leads home', () =>
  expect(languageLinks({ ...about(), siblings: [] })[0]).toEqual({
    locale: 'nl-nl',
    href: '/',
    current: false,
  }))
