import type { JsonObject } from 'ximblox'
import { imageURL, type PageView, pageImagesGroup } from 'ximblox/views'
import { isObject } from '../../rules/is-object.ts'

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
export const dataOf = ({ pageData }: PageView): JsonObject => (isObject(pageData) ? pageData : {})
