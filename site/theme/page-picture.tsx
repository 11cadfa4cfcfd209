import { pageImagesGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { Picture } from '@ximblox/blocks/render/picture'
import type { ImageData } from '@ximblox/contract/blocks'

interface PagePictureProps {
  /** The page whose picture it is. */
  pageID: number
  image: ImageData | null | undefined
  files: PageView['files']
  className: string
  sizes: string
  /** Seen at once: loaded eagerly and first. */
  priority?: boolean
}

/** A picture of a page itself rather than of one of its blocks; nothing when there is none. */
export const PagePicture = ({
  pageID,
  image,
  files,
  className,
  sizes,
  priority = false,
}: PagePictureProps) => {
  const file = image ? files[image.fileID] : undefined
  if (!image || !file) return null
  const address = imageURL(pageID, pageImagesGroup, image, file)
  if (address === null) return null
  return <Picture {...{ url: address, image, file, className, sizes, priority }} />
}
