import { readFile, writeFile } from 'node:fs/promises'
import type { CropParams } from '@ximblox/contract/blocks'
import type { FileChange } from '@ximblox/contract/media'
import { type ImageFormat, imageWidths } from '@ximblox/contract/renditions'
import { cropBox, type Size } from '@ximblox/contract/rules/crop-box'
import sharp, { type Sharp } from 'sharp'
import { foreignFormats } from './foreign-formats.ts'
import { cleanGIF } from './gif.ts'
import type { PictureRefusal } from './picture-refusal.ts'
import { cleanAPNG, cleanPNG, framesOfAPNG, withProfile } from './png.ts'
import type { Rendition } from './rendition.ts'
import type { UndecodedImage } from './undecoded-image.ts'

export interface RewrittenPicture extends Size {
  /** Of what was written, which is another one than the source's where browsers do not show that. */
  mimeType: string
  /** True for animated images. */
  animated?: boolean
  changes: FileChange[]
}

type Written = Size &
  Pick<RewrittenPicture, 'mimeType' | 'animated'> & {
    isIncomplete?: boolean
    /** Only the first frame was kept. */
    isStill?: boolean
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
/** Of an uploaded image, whose longest edge is reduced. */
const defaultMaxPixels = 100_000_000
/** Of all frames of an animation together. */
const maxAnimatedPixels = 50_000_000

// Visually lossless qualities, with limits and efforts that keep the largest image within the child's timeout and half
// a gigabyte. AVIF needs several times the memory of the others.
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

/** Formats that are stored in another one. */
const converted = ['image/tiff']
/** Formats that `rewritePicture` reads. */
export const readableTypes: readonly string[] = [
  ...Object.keys(formats),
  'image/apng',
  ...converted,
  ...Object.keys(foreignFormats),
]

/** Restricts this process to decoding these formats, from files only. */
export const restrictDecoders = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(name => `VipsForeignLoad${name}File`),
  })
}

/**
 * Decodes an image completely and encodes it again, upright and without metadata, so that only visible content is
 * stored.
 */
export const rewritePicture = async (
  input: string,
  output: string,
  mimeType: string,
  maxPixels = defaultMaxPixels,
): Promise<RewrittenPicture | PictureRefusal> => {
  const foreign = foreignFormats[mimeType]
  try {
    if (foreign) {
      const image = await foreign.open(await readFile(input))
      return tooLarge(image, maxPixels) ?? (await rewriteForeign(image, input, output, foreign.isLossless))
    }
    if (isPNG(mimeType) && !(await cleanFile(input, mimeType))) return { refusal: 'damagedFile' }
    const facts = await factsOf(input)
    const limit = mimeType === 'image/avif' ? formatOf(mimeType).maxPixels : maxPixels
    const refusal = tooLarge(facts, limit)
    if (refusal) return refusal
    if (formats[mimeType]?.frames && !isShort(facts)) return { refusal: 'fileTooComplex' }
    const { isIncomplete = false, isStill = false, ...written } = await write(input, output, mimeType, facts)
    const changes: FileChange[] = []
    if (converted.includes(mimeType)) changes.push('converted')
    if (isStill || (converted.includes(mimeType) && facts.pages > 1)) changes.push('firstPage')
    if (isIncomplete) changes.push('incomplete')
    if (isReduced(facts, written)) changes.push('reduced')
    return { ...written, changes }
  } catch (error) {
    ignoreUnlessOutOfSpace(error)
    return { refusal: foreign?.refusal ?? 'damagedFile' }
  }
}

const tooLarge = ({ width, height }: Size, limit: number): PictureRefusal | undefined =>
  width * height > limit
    ? { refusal: 'tooManyPixels', params: { max: Math.floor(limit / 1_000_000) } }
    : undefined

const isReduced = (before: Size, after: Size): boolean =>
  Math.max(after.width, after.height) < Math.max(before.width, before.height)

/** Photos become JPEG; images without loss, or with transparency, PNG. */
const rewriteForeign = async (
  image: UndecodedImage,
  input: string,
  output: string,
  isLossless: boolean,
): Promise<RewrittenPicture> => {
  const { pixels, channels, profile, isIncomplete = false } = await image.decode()
  const { width, height } = image
  const raw = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
  const { isOpaque } = await raw.clone().stats()
  const mimeType = isLossless || !isOpaque ? 'image/png' : 'image/jpeg'
  const format = formatOf(mimeType)
  if (profile) await writeFile(input, withProfile(await raw.png({ compressionLevel: 0 }).toBuffer(), profile))
  const size = await encode(profile ? decodeWhole(input, format) : raw, output, format)
  const changes: FileChange[] = ['converted']
  if (isIncomplete) changes.push('incomplete')
  if (isReduced(image, size)) changes.push('reduced')
  return { ...size, mimeType, changes }
}

interface Facts extends Size {
  pages: number
  hasAlpha: boolean
}

/** Reads no more than the header. */
const factsOf = async (input: string): Promise<Facts> => {
  const { width, height, pages = 1, hasAlpha } = await sharp(input, { limitInputPixels: false }).metadata()
  return { width, height, pages, hasAlpha }
}

/** Whether an animation has few enough frames and pixels. */
const isShort = ({ width, height, pages }: Facts): boolean =>
  pages === 1 || (pages <= maxFrames && width * height * pages <= maxAnimatedPixels)

const write = async (input: string, output: string, mimeType: string, facts: Facts): Promise<Written> => {
  if (mimeType === 'image/gif') return { ...(await rewriteGIF(input, output)), mimeType, ...moving(facts) }
  if (mimeType === 'image/apng') return copyAPNG(input, output, facts)
  if (mimeType === 'image/tiff') {
    const type = facts.hasAlpha ? 'image/png' : 'image/jpeg'
    return { ...(await encode(decodeWhole(input, formatOf(type)), output, formatOf(type))), mimeType: type }
  }
  const format = formatOf(mimeType)
  if (mimeType !== 'image/jpeg') {
    const size = await encode(decodeWhole(input, format, 'warning'), output, format)
    return { ...size, mimeType, ...(format.frames && moving(facts)) }
  }
  try {
    return { ...(await encode(decodeWhole(input, format), output, format)), mimeType }
  } catch (error) {
    ignoreUnlessOutOfSpace(error)
    // Browsers show what there is of it.
    const size = await encode(decodeWhole(input, format, 'none'), output, format)
    return { ...size, mimeType, isIncomplete: true }
  }
}

/** For files whose number of pixels has been checked. Cameras and scanners write much that a decoder warns of. */
const decodeWhole = (input: string, format: Format, failOn: FailOn = 'truncated'): Sharp =>
  decode(input, { ...format, maxPixels: Number.MAX_SAFE_INTEGER }, failOn)

const moving = ({ pages }: Facts) => pages > 1 && { animated: true }

const isPNG = (mimeType: string) => mimeType === 'image/png' || mimeType === 'image/apng'

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

/** Any failure except a full disk is caused by the image. */
const ignoreUnlessOutOfSpace = (error: unknown): undefined => {
  if (error instanceof Error && /No space left on device|quota exceeded/i.test(error.message)) throw error
}

const cropped = async (input: string, format: Format, crop: CropParams): Promise<Sharp> => {
  const { picture, shift } = await rotate(input, format, crop)
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

/**
 * Runs before decoding, because decompressing unused chunks may take very long. Returns false when the file is not a
 * PNG.
 */
const cleanFile = async (path: string, mimeType: string): Promise<boolean> => {
  const clean = mimeType === 'image/apng' ? cleanAPNG : cleanPNG
  const cleaned = clean(await readFile(path))
  if (cleaned) await writeFile(path, cleaned)
  return cleaned !== undefined
}

/**
 * GIFs are not re-encoded, which would reduce their colours. They are decoded as a check and then copied without
 * extras.
 */
const rewriteGIF = async (input: string, output: string): Promise<Size> => {
  const format = formatOf('image/gif')
  const { width, height, pageHeight = height } = await decode(input, format).metadata()
  await decode(input, format).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  const cleaned = cleanGIF(await readFile(input))
  if (!cleaned) throw new Error('the animation is damaged')
  await writeFile(output, cleaned)
  return { width, height: pageHeight }
}

/** An animated PNG cannot be encoded again. Its first image is decoded as a check. */
const copyAPNG = async (input: string, output: string, facts: Facts): Promise<Written> => {
  const format = formatOf('image/png')
  const bytes = await readFile(input)
  const pages = framesOfAPNG(bytes)
  const { width, height } = facts
  if (pages === 1 || !isShort({ ...facts, pages })) {
    await writeFile(input, cleanPNG(bytes) ?? bytes)
    const size = await encode(decodeWhole(input, format, 'warning'), output, format)
    return { ...size, mimeType: 'image/png', isStill: pages > 1 }
  }
  await decode(input, format).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  await writeFile(output, bytes)
  return { width, height, mimeType: 'image/png', animated: true }
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

type FailOn = 'none' | 'truncated' | 'warning'

const decode = (input: string, { maxPixels, frames }: Format, failOn: FailOn = 'warning'): Sharp =>
  sharp(input, {
    limitInputPixels: maxPixels,
    limitInputChannels: 5,
    failOn,
    animated: frames,
    autoOrient: !frames,
  })
