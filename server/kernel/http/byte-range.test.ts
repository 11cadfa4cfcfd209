import { describe, expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

describe('a Range header', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('%s selects a part', (header, part) => {
    expect(byteRange(header, 1000)).toEqual(part)
  })

  test.each(['bytes=1000-', 'bytes=-0'])('%s cannot be satisfied', header => {
    expect(byteRange(header, 1000)).toBe('unsatisfiable')
  })

  test.each([undefined, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
    '%s returns the whole',
    header => {
      expect(byteRange(header, 1000)).toBe('whole')
    },
  )
})
