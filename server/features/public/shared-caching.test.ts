import { expect, it } from 'vitest'
import { pageAnswer, uncachedPageAnswer } from './page-answer.ts'
import type { RenderResult } from './render-path.ts'
import { noSharedCaching, sharedCaching } from './shared-caching.ts'

const page = (tags: string[], freshUntil?: number, status = 200): RenderResult => ({
  kind: 'page',
  built: { answer: pageAnswer(status, Buffer.from('page')), tags, freshUntil },
  params: [],
})

const headersOf = (result: RenderResult) => {
  if (result.kind !== 'page') throw new Error('no page')
  const { headers } = result.built.answer.representations.identity
  return new Map(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]] as const] : [])))
}

it('lets caches keep a page for a day, under its tags', () => {
  const headers = headersOf(sharedCaching.allow(page(['page:1', 'list:news:nl-nl'])))
  expect(headers.get('Cache-Control')).toContain('s-maxage=86400')
  expect(headers.get('Surrogate-Key')).toBe('all list:news:nl-nl page:1')
  expect(headers.get('Cache-Tag')).toBe('all,list:news:nl-nl,page:1')
  expect(headers.get('Content-Length')).toBe('4')
})

it('lets caches keep a page that changes with the clock for a minute', () => {
  const headers = headersOf(sharedCaching.allow(page(['page:1'], 1_000)))
  expect(headers.get('Cache-Control')).toContain('s-maxage=60')
})

it('names one tag that every change has instead of more than fit into a header', () => {
  const tags = Array.from({ length: 2_000 }, (_, number) => `page:${number}`)
  expect(headersOf(sharedCaching.allow(page(tags))).get('Surrogate-Key')).toBe('all any-change')
})

it('lets caches keep neither pages that were not found nor what one visitor entered', () => {
  const missing = page([], undefined, 404)
  expect(sharedCaching.allow(missing)).toBe(missing)
  const entered: RenderResult = {
    kind: 'uncached-page',
    answer: uncachedPageAnswer(200, Buffer.from('page')),
    params: [],
  }
  expect(sharedCaching.allow(entered)).toBe(entered)
})

it('makes caches ask again for a page that may be outdated', () => {
  const allowed = sharedCaching.allow(page(['page:1']))
  if (allowed.kind !== 'page') throw new Error('no page')
  const revoked = sharedCaching.revoke(allowed.built.answer)
  expect(headersOf({ ...allowed, built: { ...allowed.built, answer: revoked } }).get('Cache-Control')).toBe(
    'public, max-age=0, must-revalidate',
  )
})

it('leaves sites without a CDN as they are', () => {
  const result = page(['page:1'])
  expect(noSharedCaching.allow(result)).toBe(result)
})
