import { expect, it } from 'vitest'
import { isGuess, pathOnSite, readWritten } from './written-link.ts'

it.each([
  ['https://example.org/a?b=c', 'web', 'https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['example.org', 'web', 'https://example.org', 'https://example.org'],
  ['/contact', 'site', '/contact', '/contact'],
  ['#team', 'anchor', '#team', '#team'],
  ['kim@example.org', 'email', 'mailto:kim@example.org', 'kim@example.org'],
  ['mailto:kim@example.org', 'email', 'mailto:kim@example.org', 'kim@example.org'],
  ['+31 (0)20 123-4567', 'phone', 'tel:+31201234567', '+31 (0)20 123-4567'],
  ['(020) 123 45 67', 'phone', 'tel:0201234567', '(020) 123 45 67'],
  ['tel:+31201234567', 'phone', 'tel:+31201234567', '+31201234567'],
])('parses %s as a URL', (typed, kind, href, text) => {
  expect(readWritten(` ${typed} `)).toEqual({ kind, href, text })
})

it.each(['', 'Harbour', 'two words', '2026', 'javascript:alert(1)', 'data:text/html,x', '//example.org'])(
  'does not parse %j as a URL',
  typed => {
    expect(readWritten(typed)).toBeUndefined()
  },
)

it.each([
  ['leaflet.pdf', true],
  ['example.org', true],
  ['2024-2025', true],
  ['2026-01-15', true],
  ['https://example.org', false],
  ['+31 20 123 45 67', false],
  ['020 123 45 67', false],
  ['(020) 123 45 67', false],
  ['tel:20242025', false],
  ['kim@example.org', false],
  ['/contact', false],
  ['#team', false],
])('decides whether %s could also be a title', (typed, expected) => {
  const written = readWritten(typed)
  expect(written && isGuess(written, ` ${typed} `)).toBe(expected)
})

it('finds the path of a URL on this site', () => {
  const origins = ['https://cms.example.org', 'https://example.org']
  expect(pathOnSite('/over%20ons#team', origins)).toEqual({ path: '/over ons', anchor: 'team' })
  expect(pathOnSite('https://example.org/', origins)).toEqual({ path: '/', anchor: '' })
  expect(pathOnSite('https://cms.example.org/a', origins)).toEqual({ path: '/a', anchor: '' })
})

it.each(['https://elsewhere.org/a', '/search?q=x', '#team', 'mailto:kim@example.org', '/%E0%A4%A'])(
  'keeps %s as a URL',
  href => {
    expect(pathOnSite(href, ['https://example.org'])).toBeUndefined()
  },
)
