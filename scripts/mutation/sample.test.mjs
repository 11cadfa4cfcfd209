import { expect, test } from 'vitest'
import { samplePassages } from './sample.mjs'

const files = new Map([
  ['long.ts', 240],
  ['short.ts', 13],
])
const all = samplePassages(files, 100, 'any')

test('passages cover every line once', () => {
  expect(all).toHaveLength(22)
  expect(all).toContain('long.ts:1-12')
  expect(all).toContain('long.ts:229-240')
  expect(all).toContain('short.ts:1-12')
  expect(all).toContain('short.ts:13-13')
})

test('a seed always takes the same passages, whatever the order of the files, and another seed takes others', () => {
  const sample = samplePassages(files, 8, 'monday')
  expect(new Set(sample).size).toBe(8)
  expect(samplePassages(new Map([...files].toReversed()), 8, 'monday')).toEqual(sample)
  expect(samplePassages(files, 8, 'tuesday')).not.toEqual(sample)
})
