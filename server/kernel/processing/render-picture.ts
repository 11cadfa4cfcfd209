import type { CropParams } from '@ximblox/contract/blocks'
import { type ImageFormat, imageWidths } from '@ximblox/contract/renditions'
import { cropBox, type Size } from '@ximblox/contract/rules/crop-box'
import sharp, { type Sharp } from 'sharp'
import {
  decode,
  type Encoding,
  encode,
  type Format,
  formatOf,
  ignoreUnlessOutOfSpace,
} from './picture-formats.ts'
import type { Rendition } from './rendition.ts'

// Settings for visitors: small files that look like the original at their displayed size. More effort costs a multiple
// of the time and saves few bytes: of AVIF 3 % for twice the time, of WebP 3 % for half as much again.
const renditions: Readonly<Record<ImageFormat, Encoding>> = {
  avif: {
    longestEdge: 4096,
    encode: image => image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
  },
  webp: { longestEdge: 6000, encode: image => image.webp({ quality: 78, effort: 2 }) },
  jpeg: {
    longestEdge: 6000,
    encode: image => image.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
  },
  png: { longestEdge: 6000, encode: image => image.png() },
}
const maxWidth = Math.max(...imageWidths)

/**
 * Renders an image: first the crop as the crop dialog shows it (flipped, then rotated, then cropped), then the width,
 * without enlarging, then the format. In another format, an animated image shows its first frame.
 */
export const renderPicture = async (
  input: string,
  output: string,
  mimeType: string,
  { crop, width, format }: Rendition,
): Promise<Size | undefined> => {
  const own = formatOf(mimeType)
  const source = { ...own, frames: own.frames && format === null }
  const encoding = format === null ? own : renditions[format]
  try {
    const picture = crop ? await cropped(input, source, crop) : decode(input, source)
    return await encode(
      picture,
      output,
      encoding,
      width ?? (format === null ? encoding.longestEdge : maxWidth),
    )
  } catch (error) {
    return ignoreUnlessOutOfSpace(error)
  }
}

const cropped = async (input: string, format: Format, crop: CropParams): Promise<Sharp> => {
  const { picture, shift } = await rotate(input, format, crop)
  const { width, height: whole, pageHeight: height = whole } = await picture.metadata()
  const box = cropBox(crop, width, height)
  const left = Math.min(Math.max(box.left + shift.x, 0), width - box.width)
  const top = Math.min(Math.max(box.top + shift.y, 0), height - box.height)
  return picture.extract({ ...box, left, top })
}

/** Animations can be cropped but not rotated. Of a rotated animation only the first frame remains. */
const rotate = async (input: string, format: Format, { rotate, scaleX, scaleY }: CropParams) => {
  if (rotate % 360 === 0 && scaleX >= 0 && scaleY >= 0)
    return { picture: decode(input, format), shift: { x: 0, y: 0 } }
  const upright = decode(input, { ...format, frames: false })
  const { width, height } = await upright.metadata()
  // The corners exposed by rotation are transparent, or white in formats without transparency.
  const { data, info } = await upright
    .flop(scaleX < 0)
    .flip(scaleY < 0)
    .rotate(rotate % 360, { background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = sharp(data, { raw: info, limitInputPixels: false })
  return { picture, shift: shiftOf(width, height, rotate) }
}

/**
 * The offset in pixels between libvips and a browser for a rotated image. A browser rotates around the centre of pixels
 * that have an extent and keeps it in the middle of the bounding box. libvips rotates points, and rounds the start of
 * their bounding box.
 */
const shiftOf = (width: number, height: number, degrees: number): { x: number; y: number } => {
  if (degrees % 90 === 0) return { x: 0, y: 0 }
  const angle = (degrees * Math.PI) / 180
  const across = [Math.cos(angle), -Math.sin(angle)] as const
  const down = [Math.sin(angle), Math.cos(angle)] as const
  const along = ([a, b]: readonly [number, number]): number => {
    const edges = [0, width * a, height * b, width * a + height * b]
    const begin = Math.min(...edges)
    const middle = ((width - 1) * a + (height - 1) * b) / 2 - Math.round(begin) + 0.5
    return Math.round(middle - (Math.max(...edges) - begin) / 2)
  }
  return { x: along(across), y: along(down) }
}
