import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOf, readPath, splitPath } from './locale-path.ts'

const settings = { availableLocales: ['nl-nl', 'en-gb'], defaultLocale: 'nl-nl', customSlugLocales: [] }

describe('a path', () => {
  it.each([
    ['/', 'nl-nl', '', '/'],
    ['/actueel', 'nl-nl', 'actueel', '/actueel'],
    ['/actueel/', 'nl-nl', 'actueel', '/actueel'],
    ['/en-gb', 'en-gb', '', '/en-gb'],
    ['/en-gb/', 'en-gb', '', '/en-gb'],
    ['/en-gb/news/a', 'en-gb', 'news/a', '/en-gb/news/a'],
    ['/nl-nl/actueel', 'nl-nl', 'actueel', '/actueel'],
    ['/nl-nl', 'nl-nl', '', '/'],
    ['/fr-fr/x', 'nl-nl', 'fr-fr/x', '/fr-fr/x'],
    ['//', 'nl-nl', '', '/'],
    ['//evil.example/', 'nl-nl', '/evil.example', '//evil.example'],
    ['/en-gb/a\nb', 'en-gb', 'a\nb', '/en-gb/a\nb'],
  ])('splits %s into locale, slug and canonical path', (path, locale, slug, canonical) => {
    expect(splitPath(path, settings)).toEqual({ locale, slug, canonical })
  })

  it('round-trips for any page', () => {
    const slug = fc.stringMatching(/^([a-z0-9]{1,5}(\/[a-z0-9]{1,5}){0,3})?$/)
    fc.assert(
      fc.property(fc.constantFrom('nl-nl', 'en-gb'), slug, (locale, slug) => {
        const path = pathOf({ locale, slug }, settings)
        expect(splitPath(path, settings)).toEqual({ locale, slug, canonical: path })
      }),
    )
  })

  it.each([
    ['/en-gb/news', 'en-gb/news', 'en-gb', 'news'],
    ['/en-gb', 'en-gb', 'en-gb', ''],
    ['/xx-yy/a/b/', 'xx-yy/a/b', 'xx-yy', 'a/b'],
    ['/news/en-gb', 'news/en-gb', undefined, 'news/en-gb'],
    ['/en-gbx', 'en-gbx', undefined, 'en-gbx'],
    ['news', 'news', undefined, 'news'],
  ])('%s has a prefix if it begins with what could be a locale', (path, whole, prefix, rest) => {
    expect(readPath(path)).toEqual({ whole, prefix, rest })
  })
})
