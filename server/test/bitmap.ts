export interface Bitmap {
  width: number
  /** Negative where the rows begin at the top. */
  rows: number
  bits: number
  compression?: number
  header?: number
  /** Blue, green, red and nothing of each colour. */
  palette?: number[]
  masks?: number[]
  pixels: number[]
}

export const uint16 = (value: number) => [value & 255, (value >> 8) & 255]
export const uint32 = (value: number) => [...uint16(value), ...uint16(value >>> 16)]

/** A bitmap as programs write it, with rows of a multiple of four bytes. */
export const bitmap = (form: Bitmap): Uint8Array => {
  const { width, rows, bits, compression = 0, header = 40, palette = [], masks = [], pixels } = form
  const fields = [
    ...[...uint32(header), ...uint32(width), ...uint32(rows), ...uint16(1), ...uint16(bits)],
    ...[...uint32(compression), ...uint32(0), ...uint32(2835), ...uint32(2835)],
    ...[...uint32(palette.length / 4), ...uint32(0), ...masks.flatMap(uint32)],
  ]
  const whole = [
    ...fields,
    ...Array.from({ length: Math.max(0, header - fields.length) }, () => 0),
    ...palette,
  ]
  const start = 14 + whole.length
  return Uint8Array.from([
    66,
    77,
    ...uint32(start + pixels.length),
    ...uint32(0),
    ...uint32(start),
    ...whole,
    ...pixels,
  ])
}
