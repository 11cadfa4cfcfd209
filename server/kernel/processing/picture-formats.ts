import type { Size } from '@ximblox/contract/rules/crop-box'
import sharp, { type Sharp } from 'sharp'

// A file is changed between two reads, and what was read under its name would be remembered.
sharp.cache(false)

export interface Encoding {
  longestEdge: number
  encode(image: Sharp): Sharp
}

export interface Format extends Encoding {
  maxPixels: number
  frames: boolean
}

const defaults = { maxPixels: 50_000_000, longestEdge: 6000, frames: false }

// Visually lossless qualities, with limits and efforts that keep the largest image within the child's timeout and half
// a gigabyte. AVIF needs several times the memory of the others.
export const formats: Readonly<Record<string, Format>> = {
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

export const formatOf = (mimeType: string): Format => {
  const format = formats[mimeType]
  if (!format) throw new Error(`${mimeType} is no picture`)
  return format
}

/** Restricts this process to decoding these formats, from files only. */
export const restrictDecoders = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(name => `VipsForeignLoad${name}File`),
  })
}

export const encode = async (
  image: Sharp,
  output: string,
  encoding: Encoding,
  maxWidth: number = encoding.longestEdge,
): Promise<Size> => {
  const resized = image.resize(maxWidth, encoding.longestEdge, { fit: 'inside', withoutEnlargement: true })
  const info = await encoding.encode(resized).toFile(output)
  return { width: info.width, height: info.pageHeight ?? info.height }
}

export type FailOn = 'none' | 'truncated' | 'warning'

export const decode = (input: string, { maxPixels, frames }: Format, failOn: FailOn = 'warning'): Sharp =>
  sharp(input, {
    limitInputPixels: maxPixels,
    limitInputChannels: 5,
    failOn,
    animated: frames,
    autoOrient: !frames,
  })

/** Any failure except a full disk is caused by the image. */
export const ignoreUnlessOutOfSpace = (error: unknown): undefined => {
  if (error instanceof Error && /No space left on device|quota exceeded/i.test(error.message)) throw error
}
