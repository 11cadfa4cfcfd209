import type { Site } from 'ximblox'
import {
  type DocumentOptions,
  feedDocument,
  iconDocuments,
  manifestDocument,
  type ShareImage,
  securityDocument,
  sharedImage,
  siteRenderer,
} from 'ximblox/document'
import { createViews, type PageView, pageImagesGroup } from 'ximblox/views'
import { news } from './site.ts'

declare const site: Site

type Documents = DocumentOptions['documents']

// #region feedDocument
export const feed: Documents = [
  feedDocument({
    pageType: news,
    title: place => `News of ${new URL(place.site.url).host}`,
    description: () => 'What happens with us.',
    item: ({ card, publishedAt }) => ({
      description: typeof card.summary === 'string' ? card.summary : '',
      publishedAt: new Date(publishedAt),
    }),
  }),
]
// #endregion

// #region iconDocuments
export const icons: Documents = [
  iconDocuments({
    svg: 'assets/favicon.svg',
    ico: 'assets/favicon.ico',
    touch: 'assets/apple-touch-icon.png',
  }),
]
// #endregion

// #region manifestDocument
export const manifest: Documents = [
  manifestDocument({
    name: () => 'My company',
    shortName: () => 'Company',
    themeColor: '#0f3b2c',
    backgroundColor: '#ffffff',
    icons: [{ size: 512, asset: 'assets/icon-512.png', purpose: 'any' }],
  }),
]
// #endregion

// #region securityDocument
export const security: Documents = [securityDocument({ contacts: () => ['security@example.org'] })]
// #endregion

// #region sharedImage
/** What programs show that share a page with an image of its own. */
export const imageOfPage = ({ page, files }: PageView): ShareImage | null =>
  sharedImage(page.id, pageImagesGroup, page.images.image, files)
// #endregion

// #region siteRenderer
/** Renders pages without a server, such as in a test. */
export const rendererOf = (document: DocumentOptions) => siteRenderer(site, document, createViews([], []))
// #endregion
