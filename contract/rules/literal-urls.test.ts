import { describe, expect, it } from 'vitest'
import type { VersionContent } from '../pages.ts'
import { literalURLsOf, normalizeURL } from './literal-urls.ts'

describe('a literal URL', () => {
  it.each([
    ['/', 'u:/'],
    ['/news', 'u:/news'],
    ['/en-gb/news/', 'u:/en-gb/news'],
    ['/news?page=2#top', 'u:/news'],
    ['/#top', 'u:/'],
    ['https://example.org', 'u:https://example.org/'],
    ['HTTPS://Example.org:443/news/#a', 'u:https://example.org/news'],
    ['http://localhost:3000/a-b/c1', 'u:http://localhost:3000/a-b/c1'],
  ])('is indexed: %s as %s', (url, note) => {
    expect(normalizeURL(url)).toBe(note)
  })

  it.each([
    '',
    'news',
    '#top',
    '//evil.example/news',
    '/\\evil.example',
    '/News',
    '/a b',
    '/report.pdf',
    '/report.pdf/news',
    'ftp://example.org/news',
    'ftp://example.org/?https://example.org',
    'mailto:a@b.example',
    'javascript:alert(1)',
    'https://',
    `/${'a'.repeat(301)}`,
    `https://${'a'.repeat(700)}.example/`,
  ])('is not indexed: %j', url => {
    expect(normalizeURL(url)).toBeUndefined()
  })
})

it('finds URLs in nested blocks, lists and rich text', () => {
  const block = (key: string, props: VersionContent['pageType']['props']) => ({
    type: 'any',
    key,
    props,
    anchorPoint: '',
    __images: {},
    __files: {},
  })
  const text = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/deep#there' } }] }
  const inner = block('inner', { body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } })
  const outer = block('outer', { to: { url: '/b' }, cards: [{ key: 'k', link: { url: '/a/' } }] })
  const content: VersionContent = {
    title: '/title',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    blocks: [{ ...outer, slots: { left: [inner] } }],
    pageType: { id: 'any', props: { site: 'https://example.org/x', same: '/b?again' } },
    __images: {},
    __files: {},
  }
  expect(literalURLsOf(content)).toEqual(['u:/a', 'u:/b', 'u:/deep', 'u:https://example.org/x'])
})
