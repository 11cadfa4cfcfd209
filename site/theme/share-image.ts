import { type ShareImage, sharedImage } from 'ximblox/document'
import { globalOf, type PageView, pageImagesGroup } from 'ximblox/views'
import { siteContent } from '../globals/site.global.ts'

/** The image that is shared with pages without one of their own. */
export const shareImage = (view: PageView): ShareImage | null => {
  const { pageID, images } = globalOf(view, siteContent)
  return sharedImage(pageID, pageImagesGroup, images.shareImage, view.files)
}
