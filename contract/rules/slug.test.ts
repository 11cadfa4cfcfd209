import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReservedPath, isSlug, slugBelow, withPrefix } from './slug.ts'
import { slugFrom } from './slug-from.ts'

describe('a slug', () => {
  it.each([
    '',
    'x',
    '404',
    'som-academie/trainingen',
    'a1/b2-c3',
    'x'.repeat(255),
    'x/api',
    'en-gbx',
    'xen-gb',
    'en-gb-2',
  ])('accepts "%s"', slug => {
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

  it.each([
    ['Œuvre d’art à l’été', 'oeuvre-dart-a-lete'],
    ['Smørrebrød & Æbler', 'smorrebrod-aebler'],
    ['Łódź, Đakovo', 'lodz-dakovo'],
    ['Diyarbakır İstanbul', 'diyarbakir-istanbul'],
    ['GROẞ und größer', 'gross-und-grosser'],
    ["Don’t, don't: foto’s", 'dont-dont-fotos'],
    ['Þór í Reykjavík', 'thor-i-reykjavik'],
    ['Ευχαριστώ, Αθήνα και Θεσσαλονίκη', 'efcharisto-athina-kai-thessaloniki'],
    ['Ούζο, αύριο, προϋπηρεσία', 'ouzo-avrio-proypiresia'],
    ['Пётр Чайковский: Щелкунчик', 'petr-chaykovskiy-shchelkunchik'],
    ['Київ, Україна', 'kiyiv-ukrayina'],
    ['и\u0306од', 'yod'],
    ['ﬁnance Ⅻ ½', 'finance-xii-1-2'],
    ['北京 2026', '2026'],
  ])('of "%s" is %s', (title, slug) => expect(slugFrom(title)).toBe(slug))

  it('differs between titles without a letter that it could have', () => {
    const slugs = ['北京市', '東京', '🎉', '!!!'].map(slugFrom)
    for (const slug of slugs) expect(slug).toMatch(/^page-[a-z0-9]+$/)
    expect(new Set(slugs).size).toBe(4)
    expect(slugs[0]).toBe(slugFrom(' 北京市 '))
    expect(slugs.every(isSlug)).toBe(true)
    expect(slugFrom('  ')).toBe('')
  })

  it('is prefixed only once', () => {
    expect(withPrefix('news', 'a')).toBe('news/a')
    expect(withPrefix('news', 'news/a')).toBe('news/a')
    expect(withPrefix('news', 'newsletter')).toBe('news/newsletter')
    expect(withPrefix('', 'a')).toBe('a')
  })

  it('of the first page of a page type is its prefix', () => {
    expect(withPrefix('news', '')).toBe('news')
    expect(withPrefix('news', 'news')).toBe('news')
  })

  it('keeps its last segment below another page', () => {
    expect(slugBelow('about', 'team')).toBe('about/team')
    expect(slugBelow('about/us', 'old/place/team')).toBe('about/us/team')
    expect(slugBelow('', 'about/team')).toBe('team')
    expect(slugBelow('team-mates', 'team')).toBe('team-mates/team')
  })

  it('has no place below itself, and that of the home page none at all', () => {
    expect(slugBelow('team', 'team')).toBeUndefined()
    expect(slugBelow('team/members', 'team')).toBeUndefined()
    expect(slugBelow('about', '')).toBeUndefined()
  })
})

describe('a path', () => {
  it.each(['/api', '/API/x', '/cmsadmin/', '/assets/a.js', '/preview/1', '/healthz', '/readyz', '/Metrics'])(
    '%s belongs to the CMS',
    path => expect(isReservedPath(path)).toBe(true),
  )

  it.each(['/', '', '/apis', '/x/api', 'api', '/news'])('"%s" may be that of a page', path =>
    expect(isReservedPath(path)).toBe(false),
  )
})
