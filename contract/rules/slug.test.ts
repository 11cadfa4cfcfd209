import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, slugFrom, withPrefix } from './slug.ts'

describe('a slug', () => {
  it.each(['', 'x', '404', 'som-academie/trainingen', 'a1/b2-c3', 'x'.repeat(255)])('accepts "%s"', slug => {
    expect(isSlug(slug)).toBe(true)
  })

  it.each([
    '/x',
    'x/',
    'a//b',
    '..',
    'a/../b',
    '//evil.example',
    '\\evil',
    '%2f',
    'Ä',
    'A',
    'a_b',
    '-a',
    'a-',
    'a--b',
    'a b',
    'a\n',
    'x'.repeat(256),
  ])('rejects "%s"', slug => {
    expect(isSlug(slug)).toBe(false)
  })

  it.each([
    'api',
    'api/x',
    'cmsadmin',
    'assets/x',
    'preview',
    'healthz',
    'readyz',
    'metrics',
    'en-gb',
    'nl-nl/x',
    'xx-yy',
  ])('rejects the reserved path %s', slug => {
    expect(isSlug(slug)).toBe(false)
  })

  it('is derived from any title with letters or digits', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), title => /^[a-z0-9-]*$/.test(slugFrom(title))))
    expect(slugFrom('Überraschung: größer & schöner!')).toBe('uberraschung-grosser-schoner')
  })

  it('is prefixed only once', () => {
    expect(withPrefix('news', 'a')).toBe('news/a')
    expect(withPrefix('news', 'news/a')).toBe('news/a')
    expect(withPrefix('news', 'newsletter')).toBe('news/newsletter')
    expect(withPrefix('', 'a')).toBe('a')
  })
})
