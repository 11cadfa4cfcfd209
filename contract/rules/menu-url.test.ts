import { expect, test } from 'vitest'
import { isMenuURL } from './menu-url.ts'

test.each(['/', '/news', '/en-gb/news?page=2#top', 'https://example.org', 'HTTP://example.org/a'])(
  'a menu item can lead to %s',
  url => expect(isMenuURL(url)).toBe(true),
)

test.each([
  '',
  'news',
  '#top',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/a b',
  '/a\nb',
  'https://',
  'https:example.org',
  'ftp://example.org',
  'javascript:alert(1)//https://',
  'see https://example.org',
])('a menu item cannot lead to %j', url => expect(isMenuURL(url)).toBe(false))
