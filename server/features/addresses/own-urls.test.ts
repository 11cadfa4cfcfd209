import { describe, expect, it } from 'vitest'
import { linkNotesOf, relinkTo } from './own-urls.ts'

const spelling = {
  publicURL: 'https://example.org',
  settings: { availableLocales: ['nl-nl', 'en-gb'], defaultLocale: 'nl-nl', customSlugLocales: [] },
}
const anchors = new Map([['top', 'k1']])
const relink = relinkTo(
  [
    { id: 1, locale: 'nl-nl', slug: 'oud', to: 'nieuw', anchors },
    { id: 2, locale: 'en-gb', slug: '', to: 'home', anchors: new Map() },
  ],
  spelling,
)

describe('an address of a page that moved', () => {
  it.each([
    '/oud',
    '/oud/',
    '/nl-nl/oud',
    'https://example.org/oud',
    'HTTPS://EXAMPLE.org:443/oud/',
    '/oud#',
    '/oud?',
  ])('is a reference to the page when written as %s', url => {
    expect(relink(url)?.target).toEqual({ ref: 'page', id: 1 })
  })

  it('names the block whose anchor it ends with', () => {
    expect(relink('/oud#top')?.target).toEqual({ ref: 'page', id: 1, block: 'k1' })
  })

  it.each([
    ['/oud?page=2', '/nieuw?page=2'],
    ['/oud#elsewhere', '/nieuw#elsewhere'],
    ['https://example.org/oud?a#top', 'https://example.org/nieuw?a#top'],
  ])('%s stays written out, as %s', (url, moved) => {
    expect(relink(url)).toEqual({ url: moved })
  })

  it('has a new form for fields that hold nothing else', () => {
    expect(relink('/oud')?.url).toBe('/nieuw')
    expect(relink('https://example.org/en-gb')).toEqual({
      url: 'https://example.org/en-gb/home',
      target: { ref: 'page', id: 2 },
    })
  })
})

it.each([
  '',
  'oud',
  '#oud',
  '/oude',
  '/en-gb/oud',
  '//example.org/oud',
  '/\\example.org/oud',
  'https://example.org.evil.example/oud',
  'http://example.org/oud',
  'https://user@other.example/oud',
  'javascript:/oud',
  'https://',
])('%j leads to no page that moved', url => {
  expect(relink(url)).toBeUndefined()
})

it('an address is looked for in every form that visitors may use', () => {
  expect(linkNotesOf([{ locale: 'nl-nl', slug: 'oud' }], spelling)).toEqual([
    'u:/oud',
    'u:https://example.org/oud',
    'u:/nl-nl/oud',
    'u:https://example.org/nl-nl/oud',
  ])
  expect(linkNotesOf([{ locale: 'en-gb', slug: '' }], spelling)).toEqual([
    'u:/en-gb',
    'u:https://example.org/en-gb',
  ])
})
