import { expect, test } from 'vitest'
import { createLog } from '../../kernel/logging/log.ts'
import { plainBytes } from './answer.ts'
import { createCompressor } from './compressor.ts'
import { pageAnswer } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'

const startCompressor = ({ maxBytes = 1_000_000 } = {}) => {
  const cache = createPageCache({ connected: () => true, clock: () => 0, maxBytes })
  const answer = pageAnswer(200, Buffer.from('word '.repeat(1_000)))
  cache.store('/a', { answer, tags: ['page:1'] }, 0)
  const encodings = () => Object.keys(cache.fresh('/a')?.representations ?? {})
  return { cache, answer, encodings, compress: createCompressor(() => cache, createLog('silent')) }
}

test('compresses once for everybody who asks in the meantime, in the encoding asked for only', async () => {
  const { cache, answer, encodings, compress } = startCompressor()
  const compressed = await Promise.all(Array.from({ length: 20 }, () => compress('/a', answer, 'br')))
  expect(new Set(compressed).size).toBe(1)
  expect(cache.fresh('/a')).toBe(compressed[0])
  expect(encodings()).toEqual(['identity', 'br'])
})

test('adds a second encoding to the first', async () => {
  const { answer, encodings, compress } = startCompressor()
  await compress('/a', await compress('/a', answer, 'br'), 'gzip')
  expect(encodings()).toEqual(['identity', 'br', 'gzip'])
})

test('keeps the compressed form only where there is little room, from which the plain one can be made', async () => {
  const { cache, answer, compress } = startCompressor({ maxBytes: 10_000 })
  const { representations } = await compress('/a', answer, 'br')
  expect(representations.identity.body).toBeUndefined()
  const kept = cache.fresh('/a')
  expect(kept && plainBytes(kept).toString()).toBe('word '.repeat(1_000))
})

test('keeps no more memory than the bodies need', async () => {
  const { answer, compress } = startCompressor()
  const { representations } = await compress('/a', await compress('/a', answer, 'br'), 'gzip')
  for (const { body } of Object.values(representations))
    expect(body?.buffer.byteLength).toBe(body?.length ?? 0)
})

test('leaves the plain form to those who still send the answer from before', async () => {
  const { answer, compress } = startCompressor({ maxBytes: 10_000 })
  await compress('/a', answer, 'br')
  expect(plainBytes(answer).toString()).toBe('word '.repeat(1_000))
})

test('does not bring back a page that changed in the meantime', async () => {
  const { cache, answer, compress } = startCompressor()
  const running = compress('/a', answer, 'br')
  cache.changed(['page:1'])
  await running
  expect(cache.fresh('/a')).toBeUndefined()
})
