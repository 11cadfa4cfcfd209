import { expect, test } from 'vitest'
import { compress, plainBytes } from './answer.ts'
import { pageAnswer } from './page-answer.ts'
import { anyChange, type Built, createPageCache } from './page-cache.ts'

const built = (text: string, tags: string[], more: Partial<Built> = {}): Built => ({
  answer: pageAnswer(200, Buffer.from(text)),
  tags,
  ...more,
})

const startCache = ({ maxBytes }: { maxBytes?: number } = {}) => {
  const world = { connected: true, time: 0 }
  const cache = createPageCache({
    connected: () => world.connected,
    clock: () => world.time,
    ...(maxBytes && { maxBytes }),
  })
  const text = (key: string) => cache.fresh(key)?.representations.identity.body?.toString()
  return { world, cache, text }
}

test('an event marks exactly the pages with one of its tags as old', () => {
  const { cache, text } = startCache()
  cache.store('/a', built('a', ['page:1', 'menu:nl-nl']), 0)
  cache.store('/b', built('b', ['page:2', 'list:news:nl-nl']), 0)
  cache.changed(['list:news:nl-nl', 'page:3'])
  expect(text('/a')).toBe('a')
  expect(text('/b')).toBeUndefined()
})

test('a page that is rendered again depends on its new tags only', () => {
  const { cache, text } = startCache()
  cache.store('/a', built('a', ['page:1', 'page:7']), 0)
  cache.store('/a', built('a, later', ['page:1', 'page:8']), 0)
  cache.changed(['page:7'])
  expect(text('/a')).toBe('a, later')
  cache.changed(['page:8'])
  expect(text('/a')).toBeUndefined()
})

test('a build is not stored when its dependencies changed during it', () => {
  const { cache, text } = startCache()
  const began = cache.now()
  cache.changed(['page:1'])
  expect(cache.store('/a', built('read before the event', ['page:1']), began)).toBe(false)
  expect(text('/a')).toBeUndefined()
  expect(cache.store('/b', built('untouched', ['page:2']), began)).toBe(true)
  expect(cache.store('/a', built('read after the event', ['page:1']), cache.now())).toBe(true)
})

test('after missed events nothing is fresh, and running builds are not stored', () => {
  const { cache, text } = startCache()
  cache.store('/a', built('a', ['page:1']), 0)
  const began = cache.now()
  cache.missed()
  expect(text('/a')).toBeUndefined()
  expect(cache.store('/b', built('b', ['page:2']), began)).toBe(false)
})

test('a page that may have changed can be sent for a day while the database is unreachable', () => {
  const { cache, world } = startCache()
  cache.store('/a', built('a', ['page:1', 'menu:nl-nl'], { ownTag: 'page:1' }), 0)
  cache.changed(['menu:nl-nl'])
  cache.missed()
  expect(cache.stale('/a')).toBeDefined()
  world.time = 24 * 3_600_000
  expect(cache.stale('/a')).toBeUndefined()
})

test('a page that itself changed is never sent: it may have been unpublished', () => {
  const { cache } = startCache()
  cache.store('/a', built('a', ['page:1'], { ownTag: 'page:1' }), 0)
  cache.changed(['page:1'])
  expect(cache.stale('/a')).toBeUndefined()
})

test('while no events arrive a page counts as fresh for ten seconds', () => {
  const { cache, world, text } = startCache()
  world.connected = false
  cache.store('/a', built('a', ['page:1']), 0)
  world.time = 9_999
  expect(text('/a')).toBe('a')
  world.time = 10_000
  expect(text('/a')).toBeUndefined()
})

test('a page is not fresh after its own time limit', () => {
  const { cache, world, text } = startCache()
  cache.store('/a', built('a', ['page:1'], { freshUntil: 500 }), 0)
  world.time = 499
  expect(text('/a')).toBe('a')
  world.time = 500
  expect(text('/a')).toBeUndefined()
})

test('an answer that depends on any change is old after any event', () => {
  const { cache, text } = startCache()
  cache.store('/404', built('none', [anyChange]), 0)
  cache.changed(['file:9'])
  expect(text('/404')).toBeUndefined()
})

test('unchanged content keeps its entity tag and its compressed forms', async () => {
  const { cache } = startCache()
  const first = built('same', ['page:1'])
  cache.store('/a', first, 0)
  const body = plainBytes(first.answer)
  cache.improve('/a', first.answer, pageAnswer(200, body, await compress(body)))
  cache.missed()
  cache.store('/a', built('same', ['page:1']), cache.now())
  expect(cache.fresh('/a')?.representations.br).toBeDefined()
})

test('a compressed form of a response that was replaced in the meantime is dropped', async () => {
  const { cache, text } = startCache()
  const first = built('first', ['page:1'])
  cache.store('/a', first, 0)
  cache.store('/a', built('second', ['page:1']), 0)
  cache.improve('/a', first.answer, pageAnswer(200, Buffer.from('first')))
  expect(text('/a')).toBe('second')
})

test('the least recently used pages are evicted completely', () => {
  const { cache, text } = startCache({ maxBytes: 40_000 })
  for (let page = 1; page <= 100; page++) {
    cache.store(`/${page}`, built('x'.repeat(8_000), [`page:${page}`]), 0)
    expect(text('/1')).toBeDefined()
  }
  expect(text('/2')).toBeUndefined()
  expect(text('/100')).toBeDefined()
  cache.changed(['page:2', 'page:100'])
  expect(text('/1')).toBeDefined()
  expect(text('/100')).toBeUndefined()
})
