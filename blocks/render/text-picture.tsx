import type { ReactNode } from 'react'
import { blockImagesGroup } from '../page-file-group.ts'
import type { TextImage } from '../rich-text/document.ts'
import { imageDataOf } from '../rich-text/text-images.ts'
import { imageURL } from './media-url.ts'
import { Picture } from './picture.tsx'
import { useRendering } from './rendering.ts'
import type { TextPictureProps } from './rich-text.tsx'

/** An image in a text of a block. */
export const TextPicture = ({ block, image }: TextPictureProps): ReactNode => {
  const { view } = useRendering()
  const data = imageDataOf(image)
  const file = view.files[data.fileID]
  const url = imageURL(view.page.id, blockImagesGroup(block.key), data, file)
  if (url === null || !file) return null
  return <Picture url={url} image={data} file={file} sizes={textImageSizes[image.size]} priority={false} />
}

/** The displayed widths: on phones the whole width, otherwise a part of a line of text. */
export const textImageSizes: Record<TextImage['size'], string> = {
  third: '(max-width: 40rem) 100vw, 15rem',
  half: '(max-width: 40rem) 100vw, 22rem',
  full: '(max-width: 40rem) 100vw, 44rem',
}
