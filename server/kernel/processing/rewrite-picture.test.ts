import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pixelBomb } from '../../test/pixel-bomb.ts'
import { rewritePicture } from './rewrite-picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const place = () => join(folder, randomUUID())

const rewrite = async (content: Uint8Array, mimeType: string, maxPixels?: number) => {
  const input = place()
  const output = place()
  await writeFile(input, content)
  const rewritten = await rewritePicture(input, output, mimeType, maxPixels)
  if ('refusal' in rewritten) return rewritten
  return { ...rewritten, content: await readFile(output) }
}

const stored = async (content: Uint8Array, mimeType: string) => {
  const rewritten = await rewrite(content, mimeType)
  if ('refusal' in rewritten) throw new Error(rewritten.refusal)
  return rewritten
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
const encodings: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': image => image.jpeg(),
  'image/png': image => image.png(),
  'image/webp': image => image.webp(),
  'image/avif': image => image.avif(),
  'image/gif': image => image.gif(),
}
const script = '<script>alert(1)</script>'

describe.each(Object.entries(encodings))('an image in %s', (mimeType, encode) => {
  test('is stored with its size', async () => {
    expect(await rewrite(await encode(plain(64, 48)).toBuffer(), mimeType)).toMatchObject({
      width: 64,
      height: 48,
      mimeType,
      changes: [],
    })
  })

  test('loses metadata and trailing data', async () => {
    const withMetadata = encode(plain(64, 48)).withExif({ IFD0: { ImageDescription: script } })
    const { content } = await stored(
      Buffer.concat([await withMetadata.toBuffer(), Buffer.from(script)]),
      mimeType,
    )
    expect(content.includes('script')).toBe(false)
  })

  test('that is truncated is refused, unless browsers show what there is of it', async () => {
    const whole = await encode(plain(640, 480)).toBuffer()
    const rewritten = await rewrite(whole.subarray(0, whole.length / 2), mimeType)
    if (mimeType === 'image/jpeg') expect(rewritten).toMatchObject({ width: 640, changes: ['incomplete'] })
    else expect(rewritten).toEqual({ refusal: 'damagedFile' })
  })
})

describe('an image', () => {
  test('is stored upright', async () => {
    const rotated = await plain(64, 48).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const rewritten = await stored(rotated, 'image/jpeg')
    expect(rewritten).toMatchObject({ width: 48, height: 64, changes: [] })
    expect((await sharp(rewritten.content).metadata()).orientation).toBeUndefined()
  })

  test('keeps every pixel if its format is lossless', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal', noise } })
      .png()
      .toBuffer()
    const rewritten = await stored(png, 'image/png')
    expect(await sharp(rewritten.content).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  test('stays animated', async () => {
    const frames = [
      plain(20, 10).png(),
      sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } }).png(),
    ]
    const moving = await sharp(await Promise.all(frames.map(frame => frame.toBuffer())), {
      join: { animated: true },
    })
      .webp()
      .toBuffer()
    const rewritten = await stored(moving, 'image/webp')
    expect(rewritten).toMatchObject({ width: 20, height: 10, animated: true })
    expect((await sharp(rewritten.content, { animated: true }).metadata()).pages).toBe(2)
  })

  test('with too many pixels is refused, however small the file', async () => {
    const bomb = pixelBomb()
    expect(bomb.length).toBeLessThan(40_000)
    expect(await rewrite(bomb, 'image/png', 50_000_000)).toEqual({
      refusal: 'tooManyPixels',
      params: { max: 50 },
    })
  })

  test('larger than any screen is reduced, and reported', async () => {
    const rewritten = await stored(await plain(6400, 1000).jpeg().toBuffer(), 'image/jpeg')
    expect(rewritten).toMatchObject({ width: 6000, height: 938, changes: ['reduced'] })
  })

  test('of 60 megapixels is accepted, as cameras make them', async () => {
    const rewritten = await rewrite(await plain(9504, 6336).jpeg().toBuffer(), 'image/jpeg')
    expect(rewritten).toMatchObject({ width: 6000, height: 4000, changes: ['reduced'] })
  })

  test('that misses its last bytes is stored as browsers show it, and reported', async () => {
    const whole = await plain(640, 480).jpeg().toBuffer()
    const { changes, content } = await stored(whole.subarray(0, -40), 'image/jpeg')
    expect(changes).toEqual(['incomplete'])
    const [red, green, blue] = await sharp(content).raw().toBuffer()
    expect([red, green, blue].map(Number).map(value => Math.round(value / 8))).toEqual([0, 16, 16])
  })

  test('with bytes that decoders warn of is complete', async () => {
    const whole = await plain(640, 480).jpeg().toBuffer()
    const end = whole.lastIndexOf(Buffer.from('ffd9', 'hex'))
    const odd = Buffer.concat([whole.subarray(0, end), Buffer.alloc(7), whole.subarray(end)])
    expect((await stored(odd, 'image/jpeg')).changes).toEqual([])
  })

  test.each([
    ['without transparency becomes a JPEG', plain(64, 48), 'image/jpeg'],
    ['with transparency becomes a PNG', plain(64, 48).ensureAlpha(0.5), 'image/png'],
  ])('as TIFF %s', async (_, image, mimeType) => {
    const tiff = await image.tiff({ compression: 'lzw' }).toBuffer()
    expect(await rewrite(tiff, 'image/tiff')).toMatchObject({
      width: 64,
      height: 48,
      mimeType,
      changes: ['converted'],
    })
  })

  test('as animated AVIF is its first frame', async () => {
    const avif = await plain(64, 48).avif().toBuffer()
    avif.write('avis', 8)
    expect(await rewrite(avif, 'image/avif')).toMatchObject({
      width: 64,
      height: 48,
      mimeType: 'image/avif',
      changes: ['firstPage'],
    })
  })

  test('as TIFF of several pages is its first one', async () => {
    const pages = await Promise.all(
      ['teal', 'red'].map(background => plain(64, 48).flatten({ background }).png().toBuffer()),
    )
    const tiff = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer()
    expect(await rewrite(tiff, 'image/tiff')).toMatchObject({
      height: 48,
      changes: ['converted', 'firstPage'],
    })
  })
})
