import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pngChunk, pngSignature } from '../../test/pixel-bomb.ts'
import { cleanAPNG, cleanPNG, framesOfAPNG } from './png.ts'

const picture = () => sharp({ create: { width: 4, height: 2, channels: 4, background: '#0808' } }).png()

/** A PNG with additional chunks after its header. */
const withChunks = async (...chunks: Buffer[]) => {
  const bytes = await picture().toBuffer()
  return Buffer.concat([bytes.subarray(0, 33), ...chunks, bytes.subarray(33)])
}
const text = pngChunk('tEXt', Buffer.from('Comment\0secret'))
const profile = (content: Buffer) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(content)]))

describe('an animated PNG', () => {
  const moving = () =>
    withChunks(
      pngChunk('acTL', Buffer.from('0000000200000000', 'hex')),
      pngChunk('fcTL', Buffer.alloc(26)),
      pngChunk('fdAT', Buffer.alloc(9)),
    )

  test('keeps its frames, and loses texts and what a camera noted', async () => {
    const bytes = await moving()
    const more = Buffer.concat([bytes.subarray(0, 33), text, pngChunk('eXIf', text), bytes.subarray(33)])
    expect(cleanAPNG(more)).toEqual(bytes)
    expect(cleanPNG(more)?.includes('fdAT')).toBe(false)
  })

  test('has the number of frames that it says', async () => {
    expect(framesOfAPNG(await moving())).toBe(2)
    expect(framesOfAPNG(await withChunks())).toBe(1)
  })
})

describe('a PNG', () => {
  test('without other chunks stays as it is', async () => {
    const bytes = await withChunks()
    expect(cleanPNG(bytes)).toEqual(bytes)
  })

  test('loses texts, times, unknown chunks, and trailing data', async () => {
    const more = [
      text,
      pngChunk('zTXt', deflateSync(Buffer.alloc(9))),
      pngChunk('tIME', Buffer.alloc(7)),
      pngChunk('evIl', text),
    ]
    const bytes = Buffer.concat([await withChunks(...more), Buffer.from('<script>')])
    expect(cleanPNG(bytes)).toEqual(await withChunks())
  })

  test('keeps its colours and orientation', async () => {
    const kept = [
      pngChunk('gAMA', Buffer.alloc(4)),
      profile(Buffer.alloc(500)),
      pngChunk('eXIf', Buffer.alloc(8)),
    ]
    const bytes = await withChunks(...kept)
    expect(cleanPNG(bytes)).toEqual(bytes)
  })

  test('loses a profile that decompresses to an implausible size, or not at all', async () => {
    const bytes = await withChunks(
      profile(Buffer.alloc(20_000_000)),
      pngChunk('iCCP', Buffer.from('p\0\0broken')),
    )
    expect(cleanPNG(bytes)).toEqual(await withChunks())
  })

  test('that is truncated, or is not a PNG, is undefined', async () => {
    const bytes = await withChunks(text)
    for (let length = 0; length < bytes.length; length++)
      expect(cleanPNG(bytes.subarray(0, length))).toBeUndefined()
    expect(cleanPNG(Buffer.from('GIF89a'))).toBeUndefined()
    expect(cleanPNG(Buffer.concat([pngSignature, Buffer.from('ffffffff49484452', 'hex')]))).toBeUndefined()
  })
})
