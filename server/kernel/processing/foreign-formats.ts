import { openBMP } from './bmp.ts'
import { openHEIC } from './heic.ts'
import type { UndecodedImage } from './undecoded-image.ts'

interface ForeignFormat {
  /** Throws when the file is not what it seems. */
  open(bytes: Buffer): UndecodedImage | Promise<UndecodedImage>
  /** Why a file that cannot be decoded is refused. */
  refusal: 'damagedFile' | 'heicFile'
}

const heic: ForeignFormat = { open: openHEIC, refusal: 'heicFile' }

/** Formats that neither browsers show nor `sharp` reads, by MIME type. */
export const foreignFormats: Readonly<Record<string, ForeignFormat>> = {
  'image/bmp': { open: openBMP, refusal: 'damagedFile' },
  'image/heic': heic,
  'image/heif': heic,
  'image/heic-sequence': heic,
  'image/heif-sequence': heic,
}
