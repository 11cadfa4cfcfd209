import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'

/** The result of re-encoding a profile image. */
export type ProfileImage =
  | { mimeType: string }
  | { refusal: 'unsupportedImageFormat' | 'invalidImage' | 'imageDimensionsTooLarge' }

const taken = ['image/jpeg', 'image/png']

/** Checks the type and dimensions of a profile image before decoding it, and encodes it again. */
export const rewriteProfileImage = async (
  input: string,
  output: string,
  longestEdge: number,
  rewrite: (input: string, output: string, mimeType: string) => Promise<object>,
): Promise<ProfileImage> => {
  const mimeType = (await fileTypeFromFile(input))?.mime ?? ''
  if (!taken.includes(mimeType)) return { refusal: 'unsupportedImageFormat' }
  const size = await sizeOf(input)
  if (!size) return { refusal: 'invalidImage' }
  if (Math.max(size.width, size.height) > longestEdge) return { refusal: 'imageDimensionsTooLarge' }
  return 'refusal' in (await rewrite(input, output, mimeType)) ? { refusal: 'invalidImage' } : { mimeType }
}

const sizeOf = async (input: string) => {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata()
  } catch {
    return
  }
}
