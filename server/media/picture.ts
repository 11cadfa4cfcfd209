import { readFile, writeFile } from 'node:fs/promises'
import type { CropParams } from '@ximblox/contract/blocks'
import { type ImageFormat, imageWidths } from '@ximblox/contract/renditions'
import { cropBox, type Size } from '@ximblox/contract/rules/crop-box'
import sharp, { type Sharp } from 'sharp'
import { cleanGIF } from './gif.ts'
import { cleanPNG } from './png.ts'
import type { Rendition } from './rendition.ts'

interface Rewritten extends Size {
  /** Whether it moves. */
  animated?: boolean
}

interface Encoding {
  longestEdge: number
  encode(image: Sharp): Sharp
}

interface Format extends Encoding {
  maxPixels: number
  frames: boolean
}

const maxFrames = 300
const defaults = { maxPixels: 50_000_000, longestEdge: 6000, frames: false }

// Qualities that nobody can tell from the original, at limits and efforts that keep the largest picture within the
// child's deadline and half a gigabyte; AVIF takes several times the memory of the others.
const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': { ...defaults, encode: image => image.flatten({ background: '#fff' }).jpeg({ quality: 90 }) },
  'image/png': { ...defaults, encode: image => image.png() },
  'image/webp': { ...defaults, frames: true, encode: image => image.webp({ quality: 90, effort: 2 }) },
  'image/avif': {
    maxPixels: 20_000_000,
    longestEdge: 4096,
    frames: false,
    encode: image => image.avif({ quality: 80, effort: 1 }),
  },
  'image/gif': { ...defaults, frames: true, encode: image => image.gif() },
}

// What visitors get: small files that nobody tells from the original at the size they are seen in.
const renditions: Readonly<Record<ImageFormat, Encoding>> = {
  avif: {
    longestEdge: 4096,
    encode: image => image.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }),
  },
  webp: { longestEdge: 6000, encode: image => image.webp({ quality: 78, effort: 4 }) },
  jpeg: {
    longestEdge: 6000,
    encode: image => image.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
  },
  png: { longestEdge: 6000, encode: image => image.png() },
}
const maxWidth = Math.max(...imageWidths)

/** Of all the formats that this process could read, it reads these five, from files, and no other from now on. */
export const restrictDecoders = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(name => `VipsForeignLoad${name}File`),
  })
}

/**
 * Decodes a picture whole and writes it anew, upright and without metadata, so that what is stored is what was
 * seen and nothing that came along. Nothing when it cannot be decoded or is too large.
 */
export const rewritePicture = async (
  input: string,
  output: string,
  mimeType: string,
): Promise<Rewritten | undefined> => {
  const format = formatOf(mimeType)
  try {
    if (mimeType === 'image/png' && !(await cleanFile(input))) return
    const { pages = 1 } = await decode(input, format).metadata()
    if (pages > maxFrames) return
    const size = await (mimeType === 'image/gif'
      ? rewriteGIF(input, output, format)
      : encode(decode(input, format), output, format))
    return size && (pages > 1 && format.frames ? { ...size, animated: true } : size)
  } catch (error) {
    return undecodable(error)
  }
}

/**
 * Makes something of a picture: its crop as the crop dialog shows it, flipped, then turned, then cut; then its width,
 * never larger than it is; then its format. Of a picture that moves another format shows the first frame.
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
    const picture = crop ? await cut(input, source, crop) : decode(input, source)
    return await encode(
      picture,
      output,
      encoding,
      width ?? (format === null ? encoding.longestEdge : maxWidth),
    )
  } catch (error) {
    return undecodable(error)
  }
}

/** Whatever fails is the picture's fault, except for a full disk. */
const undecodable = (error: unknown): undefined => {
  if (error instanceof Error && /No space left on device|quota exceeded/i.test(error.message)) throw error
}

const cut = async (input: string, format: Format, crop: CropParams): Promise<Sharp> => {
  const { picture, shift } = await turn(input, format, crop)
  const { width, height: whole, pageHeight: height = whole } = await picture.metadata()
  const box = cropBox(crop, width, height)
  const left = Math.min(Math.max(box.left + shift.x, 0), width - box.width)
  const top = Math.min(Math.max(box.top + shift.y, 0), height - box.height)
  return picture.extract({ ...box, left, top })
}

const formatOf = (mimeType: string): Format => {
  const format = formats[mimeType]
  if (!format) throw new Error(`${mimeType} is no picture`)
  return format
}

/** Frames of an animation can be cut but not turned; of one that is turned the first remains. */
const turn = async (input: string, format: Format, { rotate, scaleX, scaleY }: CropParams) => {
  if (rotate % 360 === 0 && scaleX >= 0 && scaleY >= 0)
    return { picture: decode(input, format), shift: { x: 0, y: 0 } }
  const upright = decode(input, { ...format, frames: false })
  const { width, height } = await upright.metadata()
  // Corners that turning lays bare are transparent, and white where a format knows no transparency.
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
 * By how many pixels libvips puts a turned picture elsewhere than a browser does. A browser turns around the middle of
 * pixels that have an extent and keeps that in the middle of the box; libvips turns points, and rounds where the box
 * around them begins.
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

/** Before it is decoded: unpacking what is not drawn may take longer than anyone waits. False when it is no PNG. */
const cleanFile = async (path: string): Promise<boolean> => {
  const cleaned = cleanPNG(await readFile(path))
  if (cleaned) await writeFile(path, cleaned)
  return cleaned !== undefined
}

/** GIF is not encoded anew, which would cost it colours: it is decoded, then taken over without the extras. */
const rewriteGIF = async (input: string, output: string, format: Format): Promise<Size | undefined> => {
  const { width, height, pageHeight = height } = await decode(input, format).metadata()
  await decode(input, format).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  const cleaned = cleanGIF(await readFile(input))
  if (!cleaned) return
  await writeFile(output, cleaned)
  return { width, height: pageHeight }
}

const encode = async (
  image: Sharp,
  output: string,
  encoding: Encoding,
  maxWidth: number = encoding.longestEdge,
): Promise<Size> => {
  const resized = image.resize(maxWidth, encoding.longestEdge, { fit: 'inside', withoutEnlargement: true })
  const info = await encoding.encode(resized).toFile(output)
  return { width: info.width, height: info.pageHeight ?? info.height }
}

const decode = (input: string, { maxPixels, frames }: Format): Sharp =>
  sharp(input, {
    limitInputPixels: maxPixels,
    limitInputChannels: 5,
    failOn: 'warning',
    animated: frames,
    autoOrient: !frames,
  })
