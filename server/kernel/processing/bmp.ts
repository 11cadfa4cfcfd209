import type { Size } from '@ximblox/contract/rules/crop-box'
import type { Pixels, UndecodedImage } from './undecoded-image.ts'

/** How the pixels of a bitmap are stored. */
interface Layout extends Size {
  bits: number
  compression: number
  isTopDown: boolean
  /** Position of the pixels in the file. */
  start: number
  /** Red, green and blue of each colour of an indexed image; black beyond its end. */
  palette: Uint8Array
  /** The bits of red, green, blue and alpha in a pixel of another image. */
  masks: readonly number[]
}

const compressions = { none: 0, runs8: 1, runs4: 2, masks: 3, masksWithAlpha: 6 } as const
const fileHeader = 14
/** The oldest header has smaller fields, and colours of three bytes. */
const coreHeader = 12
const defaultMasks: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x03e0, 0x001f, 0],
  24: [0xff0000, 0xff00, 0xff, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
}

/**
 * Opens a Windows or OS/2 bitmap: indexed colours, also run-length encoded, and pixels of 16, 24 and 32 bits. Throws for
 * what is no such bitmap. Libraries for it leave out palettes, runs, masks or rows from the top.
 */
export const openBMP = (bytes: Uint8Array): UndecodedImage => {
  const layout = layoutOf(bytes)
  const { width, height } = layout
  return { width, height, mimeType: 'image/png', decode: () => decode(bytes, layout) }
}

const decode = (bytes: Uint8Array, layout: Layout): Pixels => {
  const { width, height, masks, bits } = layout
  const channels = bits > 8 && masks[3] ? 4 : 3
  const pixels = new Uint8Array(width * height * channels).fill(255)
  const isWhole = (bits > 8 ? readMasked : isRunLength(layout) ? readRuns : readIndexed)(bytes, layout, {
    pixels,
    channels,
  })
  return { channels, pixels, isIncomplete: !isWhole }
}

const layoutOf = (bytes: Uint8Array): Layout => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = view.getUint32(fileHeader, true)
  const isCore = header === coreHeader
  if (!isCore && (header < 16 || header > 124))
    throw new Error('the header of the bitmap has an unknown size')
  const field = (position: number) =>
    position + 4 <= header ? view.getInt32(fileHeader + position, true) : 0
  const [width, rows] = isCore ? [view.getUint16(18, true), view.getUint16(20, true)] : [field(4), field(8)]
  const bits = view.getUint16(isCore ? 24 : 28, true)
  const compression = isCore ? 0 : field(16)
  if (width < 1 || rows === 0 || !isKnown(header, bits, compression))
    throw new Error('the bitmap has an unknown form')
  const afterHeader = fileHeader + header
  const hasMasks = compression === compressions.masks || compression === compressions.masksWithAlpha
  // A header of 40 bytes has the masks after it.
  const masksAfter = hasMasks && header < 52 ? (compression === compressions.masks ? 12 : 16) : 0
  const maskAt = (index: number) =>
    index < 3 || header >= 56 || masksAfter === 16 ? view.getUint32(fileHeader + 40 + index * 4, true) : 0
  const start = view.getUint32(10, true)
  return {
    width,
    height: Math.abs(rows),
    isTopDown: rows < 0,
    bits,
    compression,
    start,
    masks: hasMasks ? [0, 1, 2, 3].map(maskAt) : (defaultMasks[bits] ?? []),
    palette: paletteOf(bytes.subarray(afterHeader + masksAfter, start), isCore ? 3 : 4, bits, field(32)),
  }
}

/** OS/2 uses the numbers 3 and 4 for compressions that nothing reads. */
const isKnown = (header: number, bits: number, compression: number): boolean => {
  const { none, runs8, runs4, masks, masksWithAlpha } = compressions
  if (compression === none) return [1, 2, 4, 8, 16, 24, 32].includes(bits)
  if (compression === runs8) return bits === 8
  if (compression === runs4) return bits === 4
  const hasMasks = compression === masks || compression === masksWithAlpha
  return hasMasks && (bits === 16 || bits === 32) && header !== 64
}

const paletteOf = (bytes: Uint8Array, entry: number, bits: number, used: number): Uint8Array => {
  const colours = bits > 8 ? 0 : 2 ** bits
  const count = Math.min(used > 0 ? used : colours, colours, Math.floor(bytes.length / entry))
  const palette = new Uint8Array(colours * 3)
  for (let index = 0; index < count; index += 1)
    palette.set(bytes.subarray(index * entry, index * entry + 3).toReversed(), index * 3)
  return palette
}

interface Target {
  pixels: Uint8Array
  channels: number
}

/** Pixels are many, so nothing is created for one. */
const putColour = (pixels: Uint8Array, at: number, palette: Uint8Array, index: number) => {
  pixels[at] = palette[index * 3] ?? 0
  pixels[at + 1] = palette[index * 3 + 1] ?? 0
  pixels[at + 2] = palette[index * 3 + 2] ?? 0
}

/** Position of a pixel, where row 0 is the first one in the file. */
const positionOf = ({ width, height, isTopDown }: Layout, { channels }: Target, x: number, row: number) =>
  ((isTopDown ? row : height - 1 - row) * width + x) * channels

const strideOf = ({ width, bits }: Layout) => Math.ceil((width * bits) / 32) * 4

/** Each of these returns whether the file has all pixels. */
type Reader = (bytes: Uint8Array, layout: Layout, target: Target) => boolean

const readMasked: Reader = (bytes, layout, target) => {
  const { width, height, bits, start } = layout
  const { pixels, channels } = target
  const size = bits / 8
  const parts = layout.masks.slice(0, channels).map(scaleOf)
  for (let row = 0; row < height; row += 1) {
    let from = start + row * strideOf(layout)
    if (from + width * size > bytes.length) return false
    let to = positionOf(layout, target, 0, row)
    for (let x = 0; x < width; x += 1, from += size) {
      let value = 0
      for (let index = size - 1; index >= 0; index -= 1) value = value * 256 + (bytes[from + index] ?? 0)
      for (const { mask, shift, factor } of parts) {
        pixels[to] = Math.round(((value & mask) >>> shift) * factor)
        to += 1
      }
    }
  }
  return true
}

/** How the bits of a mask become a byte. */
const scaleOf = (mask: number) => {
  const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
  const highest = mask >>> shift
  return { mask, shift, factor: highest === 0 ? 0 : 255 / highest }
}

const readIndexed: Reader = (bytes, layout, target) => {
  const { width, height, bits, start, palette } = layout
  const perByte = 8 / bits
  const highest = 2 ** bits - 1
  for (let row = 0; row < height; row += 1) {
    const from = start + row * strideOf(layout)
    if (from + Math.ceil(width / perByte) > bytes.length) return false
    let to = positionOf(layout, target, 0, row)
    for (let x = 0; x < width; x += 1, to += target.channels) {
      const byte = bytes[from + Math.floor(x / perByte)] ?? 0
      const shift = 8 - bits * ((x % perByte) + 1)
      putColour(target.pixels, to, palette, (byte >> shift) & highest)
    }
  }
  return true
}

const isRunLength = ({ compression }: Layout) =>
  compression === compressions.runs8 || compression === compressions.runs4

/** Runs are a count and a value; a count of 0 ends a row or the image, moves on, or begins single pixels. */
const readRuns: Reader = (bytes, layout, target) => {
  const { width, height, bits, palette } = layout
  for (let at = 0; at < target.pixels.length; at += 3) putColour(target.pixels, at, palette, 0)
  let [x, row, at] = [0, 0, layout.start]
  const put = (index: number) => {
    if (x < width && row < height)
      putColour(target.pixels, positionOf(layout, target, x, row), palette, index)
    x += 1
  }
  const nibble = (byte: number, index: number) => (index % 2 === 0 ? byte >> 4 : byte & 15)
  while (at + 1 < bytes.length && row < height) {
    const [count = 0, value = 0] = bytes.subarray(at, at + 2)
    at += 2
    if (count > 0) {
      for (let index = 0; index < count; index += 1) put(bits === 8 ? value : nibble(value, index))
    } else if (value === 0) {
      x = 0
      row += 1
    } else if (value === 1) return true
    else if (value === 2) {
      x += bytes[at] ?? 0
      row += bytes[at + 1] ?? 0
      at += 2
    } else {
      for (let index = 0; index < value; index += 1)
        put(bits === 8 ? (bytes[at + index] ?? 0) : nibble(bytes[at + (index >> 1)] ?? 0, index))
      at += Math.ceil((value * bits) / 16) * 2
    }
  }
  return row >= height
}
