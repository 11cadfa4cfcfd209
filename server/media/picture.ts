import { readFile, writeFile } from 'node:fs/promises'
import type { CropParams } from '@ximblox/contract/blocks'
import sharp, { type Sharp } from 'sharp'
import { cropBox } from './crop-box.ts'
import { cleanGIF } from './gif.ts'

interface Size {
  width: number
  height: number
}

interface Format {
  mostPixels: number
  longestEdge: number
  frames: boolean
  encode(image: Sharp): Sharp
}

const mostFrames = 300
const usual = { mostPixels: 50_000_000, longestEdge: 6000, frames: false }

// Qualities that nobody can tell from the original, at limits and efforts that keep the largest picture within the
// child's deadline and half a gigabyte; AVIF takes several times the memory of the others.
const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': { ...usual, encode: image => image.flatten({ background: '#fff' }).jpeg({ quality: 90 }) },
  'image/png': { ...usual, encode: image => image.png() },
  'image/webp': { ...usual, frames: true, encode: image => image.webp({ quality: 90, effort: 2 }) },
  'image/avif': {
    mostPixels: 20_000_000,
    longestEdge: 4096,
    frames: false,
    encode: image => image.avif({ quality: 80, effort: 1 }),
  },
  'image/gif': { ...usual, frames: true, encode: image => image.gif() },
}

/** Of all the formats that this process could read, it reads these five, from files, and no other from now on. */
export const readPicturesOnly = (): void => {
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
): Promise<Size | undefined> => {
  const format = formatOf(mimeType)
  try {
    const { pages = 1 } = await decode(input, format).metadata()
    if (pages > mostFrames) return
    return mimeType === 'image/gif'
      ? await rewriteGIF(input, output, format)
      : await encode(decode(input, format), output, format)
  } catch {
    return
  }
}

/** Applies a crop as the crop dialog shows it: flipped, then turned, then cut. */
export const cropPicture = async (
  input: string,
  output: string,
  mimeType: string,
  crop: CropParams,
): Promise<Size | undefined> => {
  const format = formatOf(mimeType)
  try {
    const turned = await turn(input, format, crop)
    const { width, height, pageHeight = height } = await turned.metadata()
    return await encode(turned.extract(cropBox(crop, width, pageHeight)), output, format)
  } catch {
    return
  }
}

const formatOf = (mimeType: string): Format => {
  const format = formats[mimeType]
  if (!format) throw new Error(`${mimeType} is no picture`)
  return format
}

/** Frames of an animation can be cut but not turned; of one that is turned the first remains. */
const turn = async (
  input: string,
  format: Format,
  { rotate, scaleX, scaleY }: CropParams,
): Promise<Sharp> => {
  if (rotate % 360 === 0 && scaleX >= 0 && scaleY >= 0) return decode(input, format)
  // Corners that turning lays bare are transparent, and white where a format knows no transparency.
  const { data, info } = await decode(input, { ...format, frames: false })
    .flop(scaleX < 0)
    .flip(scaleY < 0)
    .rotate(rotate % 360, { background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info, limitInputPixels: false })
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

const encode = async (image: Sharp, output: string, format: Format): Promise<Size> => {
  const { longestEdge } = format
  const within = image.resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
  const info = await format.encode(within).toFile(output)
  return { width: info.width, height: info.pageHeight ?? info.height }
}

const decode = (input: string, { mostPixels, frames }: Format): Sharp =>
  sharp(input, {
    limitInputPixels: mostPixels,
    limitInputChannels: 5,
    failOn: 'warning',
    animated: frames,
    autoOrient: !frames,
  })
