import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bitmap, bitmap, uint16, uint32 } from '../../test/bitmap.ts'
import { openBMP } from './bmp.ts'

const decoded = async (bytes: Uint8Array) => {
  const image = openBMP(bytes)
  const { pixels, channels, isIncomplete } = await image.decode()
  const all = Array.from({ length: image.width * image.height }, (_, index) =>
    [...pixels.subarray(index * channels, (index + 1) * channels)]
      .map(part => part.toString(16).padStart(2, '0'))
      .join(''),
  )
  const rows = Array.from({ length: image.height }, (_, row) =>
    all.slice(row * image.width, (row + 1) * image.width).join(' '),
  )
  return { rows, isIncomplete }
}

const red = [0, 0, 255]
const green = [0, 255, 0]
const blue = [255, 0, 0]
const white = [255, 255, 255]
const padding = [0, 0]
const colours = [red, green, blue, white].flatMap(colour => [...colour, 0])

describe('a bitmap', () => {
  it.each<[string, Bitmap]>([
    [
      'of 24 bits',
      { width: 2, rows: 2, bits: 24, pixels: [...blue, ...white, ...padding, ...red, ...green, ...padding] },
    ],
    [
      'from the top',
      { width: 2, rows: -2, bits: 24, pixels: [...red, ...green, ...padding, ...blue, ...white, ...padding] },
    ],
    [
      'of 32 bits, whose fourth byte means nothing',
      { width: 2, rows: 2, bits: 32, pixels: [...blue, 0, ...white, 7, ...red, 0, ...green, 255] },
    ],
    ['of 16 bits', { width: 2, rows: 2, bits: 16, pixels: [0x001f, 0x7fff, 0x7c00, 0x03e0].flatMap(uint16) }],
    [
      'with masks after its header',
      {
        ...{ width: 2, rows: 2, bits: 16, compression: 3, masks: [0xf800, 0x07e0, 0x001f] },
        pixels: [0x001f, 0xffff, 0xf800, 0x07e0].flatMap(uint16),
      },
    ],
    ['of 8 bits', { width: 2, rows: 2, bits: 8, palette: colours, pixels: [2, 3, 0, 0, 0, 1, 0, 0] }],
    ['of 4 bits', { width: 2, rows: 2, bits: 4, palette: colours, pixels: [0x23, 0, 0, 0, 0x01, 0, 0, 0] }],
    ['of 2 bits', { width: 2, rows: 2, bits: 2, palette: colours, pixels: [0xb0, 0, 0, 0, 0x10, 0, 0, 0] }],
    [
      'of runs, single pixels and steps',
      {
        ...{ width: 2, rows: 2, bits: 8, compression: 1, palette: colours },
        pixels: [1, 2, 0, 2, 0, 0, 1, 3, 0, 0, 0, 3, 0, 1, 9, 0, 0, 1],
      },
    ],
    [
      'of runs of half bytes',
      {
        ...{ width: 2, rows: 2, bits: 4, compression: 2, palette: colours },
        pixels: [2, 0x23, 0, 0, 0, 3, 0x01, 0x90, 0, 1],
      },
    ],
  ])('%s is decoded', async (_, form) => {
    expect(await decoded(bitmap(form))).toEqual({
      rows: ['ff0000 00ff00', '0000ff ffffff'],
      isIncomplete: false,
    })
  })

  it('has transparency where its masks say so', async () => {
    const masks = [0xff0000, 0xff00, 0xff, 0xff000000]
    const form = { width: 2, rows: 1, bits: 32, compression: 3, header: 124, masks }
    expect(await decoded(bitmap({ ...form, pixels: [...red, 128, ...green, 0] }))).toEqual({
      rows: ['ff000080 00ff0000'],
      isIncomplete: false,
    })
  })

  it('of OS/2 has small fields and colours of three bytes', async () => {
    const start = 14 + 12 + 6
    const header = [...uint32(12), ...uint16(2), ...uint16(1), ...uint16(1), ...uint16(1)]
    const bytes = [
      66,
      77,
      ...uint32(start + 4),
      ...uint32(0),
      ...uint32(start),
      ...header,
      ...red,
      ...green,
      0x40,
      0,
      0,
      0,
    ]
    expect((await decoded(Uint8Array.from(bytes))).rows).toEqual(['ff0000 00ff00'])
  })

  it('that ends early is white where its pixels are missing', async () => {
    const whole = bitmap({ width: 1, rows: 2, bits: 24, pixels: [...blue, 0, ...red, 0] })
    expect(await decoded(whole.subarray(0, -4))).toEqual({ rows: ['ffffff', '0000ff'], isIncomplete: true })
  })

  it.each([
    ['a JPEG inside', { compression: 4 }],
    ['64 bits', { bits: 64 }],
    ['no columns', { width: 0 }],
    ['no rows', { rows: 0 }],
  ])('with %s is refused', (_, change) => {
    expect(() => openBMP(bitmap({ width: 1, rows: 1, bits: 24, pixels: [0, 0, 0, 0], ...change }))).toThrow(
      'unknown form',
    )
  })

  it('is decoded or refused, whatever its bytes are', async () => {
    const forms = [
      bitmap({
        width: 9,
        rows: 5,
        bits: 8,
        compression: 1,
        palette: colours,
        pixels: [4, 1, 0, 5, 1, 2, 3, 1, 2, 0],
      }),
      bitmap({ width: 3, rows: 3, bits: 24, pixels: Array.from({ length: 36 }, (_, index) => index) }),
    ]
    const change = fc.record({ at: fc.nat(150), value: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forms),
        fc.array(change, { maxLength: 6 }),
        async (form, changes) => {
          const bytes = Uint8Array.from(form)
          for (const { at, value } of changes) bytes[at % bytes.length] = value
          const image = openOrRefuse(bytes)
          if (!image || image.width * image.height > 10_000) return
          const { pixels, channels } = await image.decode()
          expect(pixels).toHaveLength(image.width * image.height * channels)
        },
      ),
    )
  })
})

const openOrRefuse = (bytes: Uint8Array) => {
  try {
    return openBMP(bytes)
  } catch {
    return undefined
  }
}
