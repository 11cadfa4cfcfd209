import { isJsonObject } from '@ximblox/blocks/json-object'
import { pageImagesGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { JsonObject } from '@ximblox/contract/fields'

/** The absolute URL of a page. */
export const urlOf = ({ page, site }: Pick<PageView, 'page' | 'site'>): string => `${site.url}${page.path}`

/** What a page says about itself, for search engines or below its title. */
export const descriptionOf = ({ page, seo }: PageView): string =>
  seo.description || (typeof page.props.summary === 'string' ? page.props.summary : '')

/** The absolute URL of the image of a page; "" without one. */
export const imageOf = ({ page, files, site }: PageView): string => {
  const { image } = page.images
  const file = image && files[image.fileID]
  const address = image && file ? imageURL(page.id, pageImagesGroup, image, file) : null
  return address === null ? '' : `${site.url}${address}`
}

/** The result of the page type's query. */
export const dataOf = ({ pageData }: PageView): JsonObject => (isJsonObject(pageData) ? pageData : {})
