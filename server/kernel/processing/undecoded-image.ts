import type { Size } from '@ximblox/contract/rules/crop-box'

/** Decoded pixels, row by row from the top, with red, green and blue, and alpha where there are four channels. */
export interface Pixels {
  channels: 3 | 4
  pixels: Uint8Array
  /** The colour profile; sRGB if absent. */
  profile?: Buffer
  /** The file ends before its last pixel. */
  isIncomplete?: boolean
}

/** An image of which only the header has been read. */
export interface UndecodedImage extends Size {
  /** What it is stored as: JPEG for photos; PNG for images without loss, or with transparency. */
  mimeType: 'image/jpeg' | 'image/png'
  decode(): Pixels | Promise<Pixels>
}
