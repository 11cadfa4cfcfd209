import type { SiteRendererOptions } from '@ximblox/site-kit/site-renderer'

/** What the documents of a site consist of besides the views of the page; only the server loads it. */
export type DocumentOptions = Omit<SiteRendererOptions, 'views' | 'siteName'> &
  Partial<Pick<SiteRendererOptions, 'siteName'>>

/** The default export of `document.tsx`. */
export const defineDocument = (options: DocumentOptions): DocumentOptions => options
