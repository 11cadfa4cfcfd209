import { open, readFile, writeFile } from 'node:fs/promises'
import type { FileChange } from '@ximblox/contract/media'
import type { Size } from '@ximblox/contract/rules/crop-box'
import sharp, { type Sharp } from 'sharp'
import { foreignFormats } from './foreign-formats.ts'
import { cleanGIF } from './gif.ts'
import {
  decode,
  encode,
  type FailOn,
  type Format,
  formatOf,
  formats,
  ignoreUnlessOutOfSpace,
} from './picture-formats.ts'
import { cleanAPNG, cleanPNG, framesOfAPNG, withProfile } from './png.ts'
import type { UndecodedImage } from './undecoded-image.ts'

export interface RewrittenPicture extends Size {
  /** Of what was written, which is another one than the source's where browsers do not show that. */
  mimeType: string
  /** True for animated images. */
  animated?: boolean
  changes: FileChange[]
}

/** Why an image was not written. */
export interface PictureRefusal {
  refusal: 'damagedFile' | 'tooManyPixels' | 'fileTooComplex' | 'heicFile'
  params?: { max: number }
}

type Written = Size &
  Pick<RewrittenPicture, 'mimeType' | 'animated'> & {
    isIncomplete?: boolean
    /** Only the first frame was kept. */
    isStill?: boolean
  }

const maxFrames = 300
/** Of an uploaded image, whose longest edge is reduced. */
const defaultMaxPixels = 100_000_000
/** Of all frames of an animation together. */
const maxAnimatedPixels = 50_000_000

/** Formats that are stored in another one. */
const converted = ['image/tiff', ...Object.keys(foreignFormats)]
/** Formats that `rewritePicture` reads. */
export const readableTypes: readonly string[] = [...Object.keys(formats), 'image/apng', ...converted]

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
    if (isPNG(mimeType) && !(await cleanFile(input, mimeType))) return { refusal: 'damagedFile' }
    const isAnimatedAVIF = mimeType === 'image/avif' && (await showFirstFrame(input))
    const image = await foreign?.open(await readFile(input))
    const facts = image ? { ...image, pages: 1 } : await factsOf(input)
    const limit = mimeType === 'image/avif' ? formatOf(mimeType).maxPixels : maxPixels
    if (facts.width * facts.height > limit)
      return { refusal: 'tooManyPixels', params: { max: Math.floor(limit / 1_000_000) } }
    if (formats[mimeType]?.frames && !isShort(facts)) return { refusal: 'fileTooComplex' }
    const {
      isIncomplete = false,
      isStill = false,
      ...written
    } = await (image ? writeForeign(image, input, output) : write(input, output, mimeType, facts))
    const changes: FileChange[] = []
    if (converted.includes(mimeType)) changes.push('converted')
    if (isStill || isAnimatedAVIF || (converted.includes(mimeType) && facts.pages > 1))
      changes.push('firstPage')
    if (isIncomplete) changes.push('incomplete')
    if (Math.max(written.width, written.height) < Math.max(facts.width, facts.height)) changes.push('reduced')
    return { ...written, changes }
  } catch (error) {
    ignoreUnlessOutOfSpace(error)
    return { refusal: foreign?.refusal ?? 'damagedFile' }
  }
}

const writeForeign = async (image: UndecodedImage, input: string, output: string): Promise<Written> => {
  const { pixels, channels, profile, isIncomplete = false } = await image.decode()
  const { width, height, mimeType } = image
  const raw = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
  const format = formatOf(mimeType)
  if (profile) await writeFile(input, withProfile(await raw.png({ compressionLevel: 0 }).toBuffer(), profile))
  const size = await encode(profile ? decodeWhole(input, format) : raw, output, format)
  return { ...size, mimeType, isIncomplete }
}

interface Facts extends Size {
  pages: number
  hasAlpha?: boolean
}

/**
 * An animated AVIF begins with another brand, which `sharp` does not know; with that of an image it decodes the first
 * frame. Returns false for an image.
 */
const showFirstFrame = async (input: string): Promise<boolean> => {
  const file = await open(input, 'r+')
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 8)
    const isAnimated = buffer.toString('latin1') === 'avis'
    if (isAnimated) await file.write(Buffer.from('avif'), 0, 4, 8)
    return isAnimated
  } finally {
    await file.close()
  }
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
