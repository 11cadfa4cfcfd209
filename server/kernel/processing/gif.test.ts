import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanGIF } from './gif.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

const header = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
const frame = bytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
const timing = bytes([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
const loop = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
const comment = bytes([0x21, 0xfe, 8], '<script>', [0])
const otherProgram = bytes([0x21, 0xff, 11], 'XMP DataXMP', [8], '<script>', [0])
const oversizedLoop = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 8], '<script>', [0])
const end = bytes([0x3b])

describe('a cleaned GIF', () => {
  test('is unchanged when there is nothing to clean', () => {
    const gif = bytes(...[header, loop, timing, frame, timing, frame, end].map(part => [...part]))
    expect(cleanGIF(gif)).toEqual(gif)
  })

  test.each(Object.entries({ comment, otherProgram, oversizedLoop }))('has no %s', (_, extra) => {
    const gif = Buffer.concat([header, extra, timing, frame, end])
    expect(cleanGIF(gif)).toEqual(Buffer.concat([header, timing, frame, end]))
  })

  test('ends with its last frame', () => {
    const gif = Buffer.concat([header, frame, end, bytes('<script>alert(1)</script>')])
    expect(cleanGIF(gif)).toEqual(Buffer.concat([header, frame, end]))
  })

  test('is undefined when it is truncated or not a GIF', () => {
    const gif = Buffer.concat([header, timing, frame, end])
    for (let length = 0; length < gif.length; length++)
      expect(cleanGIF(gif.subarray(0, length))).toBeUndefined()
    expect(cleanGIF(bytes('GIF89a/*<script>alert(1)</script>*/'))).toBeUndefined()
  })

  test('terminates for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), tail => {
        const cleaned = cleanGIF(Buffer.concat([header, tail]))
        expect(cleaned === undefined || cleaned.at(-1) === 0x3b).toBe(true)
      }),
    )
  })
})
