import { pageImagesGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { Picture } from '@ximblox/blocks/render/picture'
import type { ImageData } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'

interface PagePictureProps {
  /** The page that contains the image; in a list, not the page that shows it. */
  pageID: number
  image: ImageData | null | undefined
  files: PageView['files']
  className: string
  sizes: string
  /** Visible without scrolling: loaded eagerly and first. */
  priority?: boolean
}

/** A responsive picture of an image in a page's own fields; blocks use `<Img>` for theirs. */
export const PagePicture = ({
  pageID,
  image,
  files,
  className,
  sizes,
  priority = false,
}: PagePictureProps): ReactNode => {
  const file = image ? files[image.fileID] : undefined
  if (!image || !file) return null
  const address = imageURL(pageID, pageImagesGroup, image, file)
  if (address === null) return null
  return <Picture {...{ url: address, image, file, className, sizes, priority }} />
}
