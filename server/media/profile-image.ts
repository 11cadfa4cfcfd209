import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'

/** A profile image that was written anew, or why it is none. */
export type ProfileImage = { mimeType: string } | { refusal: 'UM_06' | 'UM_07' | 'UM_08' }

const taken = ['image/jpeg', 'image/png']

/** Checks a profile image by its content, its size before it is decoded, and writes it anew. */
export const rewriteProfileImage = async (
  input: string,
  output: string,
  longestEdge: number,
  rewrite: (input: string, output: string, mimeType: string) => Promise<object | undefined>,
): Promise<ProfileImage> => {
  const mimeType = (await fileTypeFromFile(input))?.mime ?? ''
  if (!taken.includes(mimeType)) return { refusal: 'UM_06' }
  const size = await sizeOf(input)
  if (!size) return { refusal: 'UM_07' }
  if (Math.max(size.width, size.height) > longestEdge) return { refusal: 'UM_08' }
  return (await rewrite(input, output, mimeType)) ? { mimeType } : { refusal: 'UM_07' }
}

const sizeOf = async (input: string) => {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata()
  } catch {
    return
  }
}
