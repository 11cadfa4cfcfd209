import type { Size } from '@ximblox/contract/rules/crop-box'
import { openBMP } from './bmp.ts'
import { openHEIC } from './heic.ts'
import type { PictureRefusal } from './picture-refusal.ts'

/** Decoded pixels, row by row from the top, with red, green and blue, and alpha where there are four channels. */
export interface Pixels {
  channels: 3 | 4
  pixels: Uint8Array
  /** The colour profile; sRGB if absent. */
  profile?: Buffer
  /** The file ends before its last pixel. */
  isIncomplete?: boolean
}

/** An image of which only the size is known yet. */
export interface UndecodedImage extends Size {
  decode(): Pixels | Promise<Pixels>
}

interface ForeignFormat {
  /** Throws when the file is not what it seems. */
  open(bytes: Buffer): UndecodedImage | Promise<UndecodedImage>
  isLossless: boolean
  /** Why a file that cannot be decoded is refused. */
  refusal: PictureRefusal['refusal']
}

const heic: ForeignFormat = { open: openHEIC, isLossless: false, refusal: 'heicFile' }

/** Formats that neither browsers show nor `sharp` reads, by MIME type. */
export const foreignFormats: Readonly<Record<string, ForeignFormat>> = {
  'image/bmp': { open: openBMP, isLossless: true, refusal: 'damagedFile' },
  'image/heic': heic,
  'image/heif': heic,
  'image/heic-sequence': heic,
  'image/heif-sequence': heic,
}
