import sharp from 'sharp'
import { bust, type Part, type Person } from './bust.ts'

const width = 400
const height = 500
const enlarged = 4
/** Half of the width that is seen, in heads. */
const half = 1.62
const light = [-0.42, 0.42, 0.8] as const

/** The shares of the light colour in the tones of the drawing, from shadow to light. */
const tones = [0, 0.3, 0.62, 1]

/** A portrait in tones between two colours, before a plain background. */
export const portrait = async (
  person: Person,
  [dark, bright, ground]: readonly [string, string, string],
): Promise<Buffer> => {
  const shaded = shade(bust(person))
  const [grey, mask] = await Promise.all([
    enlarge(shaded),
    enlarge(shaded.map(value => (value > 0 ? 255 : 0))),
  ])
  const colours = [...tones.map(share => mixed(dark, bright, share)), channels(ground)]
  const pixels = new Uint8Array(grey.length * 3)
  grey.forEach((value, index) => {
    const isGround = (mask[index] ?? 0) < 128
    const tone = isGround
      ? tones.length
      : Math.min(tones.length - 1, Math.floor((value / 226) * tones.length))
    pixels.set(colours[tone] ?? [], index * 3)
  })
  return sharp(pixels, { raw: { width: width * enlarged, height: height * enlarged, channels: 3 } })
    .resize(800, 1000)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toBuffer()
}

/** Brightness of each pixel, from 1 to 221; 0 where there is nothing. */
const shade = (parts: readonly Part[]): Uint8Array => {
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = (column / width - 0.5) * 2 * half
      const y = 1.75 - (row / width) * 2 * half
      const value = brightness(parts, x, y)
      if (value !== null) pixels[row * width + column] = 1 + Math.round(220 * value)
    }
  return pixels
}

const brightness = (parts: readonly Part[], x: number, y: number): number | null => {
  let z = 1.8
  for (let step = 0; step < 90 && z > -1.6; step++) {
    const [distance, part] = nearest(parts, x, y, z)
    if (distance < 0.004 && part) return lit(part, parts, x, y, z)
    z -= distance * 0.7
  }
  return null
}

const nearest = (parts: readonly Part[], x: number, y: number, z: number): [number, Part | undefined] => {
  let [least, found]: [number, Part | undefined] = [Number.POSITIVE_INFINITY, undefined]
  for (const part of parts) {
    const distance = part.solid(x, y, z)
    if (distance < least) [least, found] = [distance, part]
  }
  return [least, found]
}

const lit = ({ solid, tone }: Part, parts: readonly Part[], x: number, y: number, z: number): number => {
  const e = 0.012
  const at = solid(x, y, z)
  const normal = [solid(x + e, y, z) - at, solid(x, y + e, z) - at, solid(x, y, z + e) - at]
  const length = Math.hypot(...normal) || 1
  const along = (by: number) =>
    nearest(
      parts,
      x + ((normal[0] ?? 0) / length) * by,
      y + ((normal[1] ?? 0) / length) * by,
      z + ((normal[2] ?? 0) / length) * by,
    )[0] / by
  const facing = normal.reduce((sum, part, index) => sum + (part / length) * (light[index] ?? 0), 0)
  const open = Math.min(1, Math.max(0.5, along(0.18)))
  return Math.min(1, tone * (0.24 + 0.98 * Math.max(0, facing)) * open + 0.03)
}

const enlarge = async (grey: Uint8Array): Promise<Uint8Array> =>
  sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(width * enlarged, height * enlarged, { kernel: 'cubic' })
    .blur(3)
    .extractChannel(0)
    .raw()
    .toBuffer()

const channels = (colour: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16))

const mixed = (dark: string, bright: string, share: number): number[] => {
  const [from, to] = [channels(dark), channels(bright)]
  return from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
}
