import { expect, test } from 'vitest'
import { contentOfHash, pageFileHash } from './page-file-hash.ts'

const content = '0123456789abcdef'.repeat(4)
const crop = { x: 10, y: -0.5, width: 300, height: 200, rotate: 90, scaleX: -1, scaleY: 1 }

test('equals the content hash without a crop', () => {
  expect(pageFileHash(content)).toBe('0123456789abcdef0123456789abcdef')
  expect(pageFileHash(content, null)).toBe(pageFileHash(content))
})

test('changes with each parameter of the crop', () => {
  const changed = Object.keys(crop).map(name => pageFileHash(content, { ...crop, [name]: 7 }))
  expect(new Set([pageFileHash(content), pageFileHash(content, crop), ...changed]).size).toBe(9)
})

test('does not join numbers of a crop that differ', () => {
  const [one, other] = [
    { ...crop, x: 1, y: 11 },
    { ...crop, x: 11, y: 1 },
  ].map(changed => pageFileHash(content, changed))
  expect(one).not.toBe(other)
  const [wide, high] = [
    { ...crop, width: 30, height: 100 },
    { ...crop, width: 301, height: 0 },
  ].map(changed => pageFileHash(content, changed))
  expect(wide).not.toBe(high)
})

test('does not depend on the order of crop parameters', () => {
  const reversed = Object.fromEntries(Object.entries(crop).toReversed())
  expect(pageFileHash(content, { ...crop, ...reversed })).toBe(pageFileHash(content, crop))
})

test('contains the content hash with and without a crop', () => {
  expect(contentOfHash(pageFileHash(content))).toBe(content.slice(0, 32))
  expect(contentOfHash(pageFileHash(content, crop))).toBe(content.slice(0, 32))
  for (const other of [
    '',
    'x',
    `${content.slice(0, 31)}-`,
    content.toUpperCase(),
    `%${content}`,
    '\0'.repeat(32),
  ])
    expect(contentOfHash(other)).toBeUndefined()
})

test('needs no URL encoding', () => {
  const hash = pageFileHash(content, crop)
  expect(encodeURIComponent(hash)).toBe(hash)
})
