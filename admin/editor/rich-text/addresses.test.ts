import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'
import { hostileHrefs } from '@ximblox/blocks/test/hostile-hrefs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addressesIn, isRefusedAddress, wholeAddress } from './addresses.ts'

const linked = (text: string) =>
  addressesIn(text).map(({ from, to, href }) => {
    const written = text.slice(from, to)
    return href === written ? href : `${written} → ${href}`
  })

describe('addresses in a text', () => {
  test.each([
    ['See https://example.org/a, please.', 'https://example.org/a'],
    ['(https://example.org/Dike_(water))', 'https://example.org/Dike_(water)'],
    ['“https://example.org”', 'https://example.org'],
    ['https://example.org/a?b=c&d=[1]#e!', 'https://example.org/a?b=c&d=[1]#e'],
    ['http://localhost:3000/a', 'http://localhost:3000/a'],
    ['https://例え.jp/漢字', 'https://例え.jp/漢字'],
    ['www.example.org,', 'www.example.org → https://www.example.org'],
    ['Mail info@example.org.', 'info@example.org → mailto:info@example.org'],
    ['mailto:info@example.org', 'mailto:info@example.org'],
  ])('are found in “%s”', (text, address) => expect(linked(text)).toEqual([address]))

  test.each([
    'readme.md',
    'e.g.word',
    'example.org',
    'www.intern',
    'http://',
    'ftp://example.org/a',
    'javascript:alert(1)',
    'nobody@localhost',
    '10.0.0.1',
    '12:30',
  ])('are not seen in “%s”', text => expect(linked(text)).toEqual([]))

  it('can be several', () => {
    expect(linked('https://a.example\nand b@example.org')).toEqual([
      'https://a.example',
      'b@example.org → mailto:b@example.org',
    ])
  })

  it('are safe links where they stand', () => {
    const parts = fc.constantFrom(
      'https://',
      'www.',
      'a',
      '.',
      'org',
      '(',
      ')',
      '@',
      ',',
      ' ',
      '/',
      ':',
      '"',
      '…',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), all => {
        const text = all.join('')
        let end = 0
        for (const { from, to, href } of addressesIn(text)) {
          expect(isSafeHref(href)).toBe(true)
          expect(from).toBeGreaterThanOrEqual(end)
          expect(text.slice(from, to)).toMatch(/^\S+$/)
          end = to
        }
      }),
    )
  })
})

describe('a text that is an address', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['https://example.org/a.', 'https://example.org/a'],
    ['https://example.org/{id}', 'https://example.org/{id}'],
    ['www.example.org', 'https://www.example.org'],
    ['info@example.org', 'mailto:info@example.org'],
    ['tel:+31201234567', 'tel:+31201234567'],
  ])('“%s” is a link', (text, href) => expect(wholeAddress(text)).toBe(href))

  test.each(['See https://example.org', 'readme.md', '/news', '#top', 'ftp://example.org', ''])(
    '“%s” is none',
    text => expect(wholeAddress(text)).toBeNull(),
  )

  test.each(hostileHrefs)('%j is no link', href => expect(wholeAddress(href)).toBeNull())
})

test('addresses that no link may have are known', () => {
  expect(
    ['ftp://example.org', 'javascript:alert(1)', 'file:///etc/passwd', 'DATA:text/html,x'].every(
      isRefusedAddress,
    ),
  ).toBe(true)
  expect(['https://example.org', 'Note:this', '12:30', 'words', 'tel:+31'].some(isRefusedAddress)).toBe(false)
})
