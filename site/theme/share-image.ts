import { pageImagesGroup } from '@ximblox/blocks/page-file-group'
import { globalOf } from '@ximblox/blocks/render/global-of'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { type ShareImage, sharedImage } from '@ximblox/site-kit/share-image'
import { siteContent } from '../globals/site.global.ts'

/** The image that is shared with pages without one of their own. */
export const shareImage = (view: PageView): ShareImage | null => {
  const { pageID, images } = globalOf(view, siteContent)
  return sharedImage(pageID, pageImagesGroup, images.shareImage, view.files)
}
