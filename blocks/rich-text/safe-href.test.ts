import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileHrefs } from '../test/hostile-hrefs.ts'
import { isSafeHref } from './safe-href.ts'

test.each([
  'https://example.org',
  'http://example.org:8080/a/b?c=d&e=f#g',
  'HTTPS://EXAMPLE.ORG/',
  'https://例え.jp/漢字',
  'mailto:info@example.org?subject=Hello%20there',
  'tel:+31201234567',
  '/',
  '/news/first?page=2#top',
  '#top',
])('accepts %s', href => expect(isSafeHref(href)).toBe(true))

test.each(hostileHrefs)('rejects %j', href => expect(isSafeHref(href)).toBe(false))

test('a browser resolves every safe link to the web, mail, telephone or the site itself', () => {
  const parts = fc.constantFrom(
    'java',
    'script',
    ':',
    '/',
    '\\',
    '//',
    'http',
    's',
    '\t',
    '#',
    '@',
    'mailto',
    'data',
    '?',
    'x.y',
    '%0a',
  )
  const hrefs = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 8 }).map(all => all.join('')),
  )
  fc.assert(
    fc.property(hrefs, href => {
      if (!isSafeHref(href)) return
      const { protocol, host } = new URL(href, 'https://site.test')
      const isOwn = protocol === 'https:' && host === 'site.test'
      expect(isOwn || /^(https?|mailto|tel):/i.test(href)).toBe(true)
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
    }),
    { numRuns: 5000 },
  )
})
