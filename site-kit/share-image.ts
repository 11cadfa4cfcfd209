import { pageImagesGroup, seoImageGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { FileView, PageView } from '@ximblox/blocks/render/page-view'
import type { ImageData } from '@ximblox/contract/blocks'
import { croppedSize } from '@ximblox/contract/rules/crop-box'

/** The image that is shown where a page is shared. */
export interface ShareImage {
  /** Path within the site. */
  path: string
  alt: string
  size: { width: number; height: number } | null
}

/** An image as a JPEG of at most 1280 pixels wide, which every program that shows shared pages can read. */
export const sharedImage = (
  pageID: number,
  group: string,
  image: ImageData | null | undefined,
  files: PageView['files'],
): ShareImage | null => {
  const file = image ? files[image.fileID] : undefined
  if (!image || !file || !rasterTypes.includes(file.mimeType)) return null
  const url = imageURL(pageID, group, image, file)
  if (url === null) return null
  return { path: `${url}?w=${width}&f=jpeg`, alt: image.altText || file.alt, size: sizeOf(image, file) }
}

/** The image that an editor chose for sharing the page, or else the image of its page type. */
export const ownShareImage = ({ page, seo, files }: PageView): ShareImage | null =>
  sharedImage(page.id, seoImageGroup, seo.image, files) ??
  sharedImage(page.id, pageImagesGroup, page.images.image, files)

const width = 1280
const rasterTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

const sizeOf = (image: ImageData, file: FileView): ShareImage['size'] => {
  if (file.width === null || file.height === null) return null
  const whole = { width: file.width, height: file.height }
  const { width: w, height: h } = image.cropParams ? croppedSize(image.cropParams, whole) : whole
  const scale = Math.min(1, width / w)
  return { width: Math.round(w * scale), height: Math.round(h * scale) }
}
