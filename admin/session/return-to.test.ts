import { expect, it } from 'vitest'
import { returnTo } from './return-to.ts'

it.each([
  ['/', '/'],
  ['/pages/7?tab=seo#top', '/pages/7?tab=seo#top'],
  ['/page-overview/case%20study?page=2', '/page-overview/case%20study?page=2'],
])('returns to %s', (target, expected) => {
  expect(returnTo(target)).toBe(expected)
})

it.each([
  undefined,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/login?to=%2Flogin',
])('returns to the dashboard instead of %j', target => {
  expect(returnTo(target)).toBe('/dashboard')
})
