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

/** An image of which only the size is known yet. */
export interface UndecodedImage extends Size {
  decode(): Pixels | Promise<Pixels>
}
