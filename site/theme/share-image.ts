import { pageImagesGroup } from '@ximblox/blocks/page-file-group'
import { globalOf } from '@ximblox/blocks/render/global-of'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { siteContent } from '../globals/site.global.ts'

/** Path of the image that is shared with pages without one of their own. */
export const shareImage = (view: PageView): string | null => {
  const { pageID, images } = globalOf(view, siteContent)
  const { shareImage } = images
  return shareImage ? imageURL(pageID, pageImagesGroup, shareImage, view.files[shareImage.fileID]) : null
}
