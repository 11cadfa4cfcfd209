import type { VersionContent } from '@ximblox/contract/pages'
import type { PageView } from './render/page-view.ts'

/** The texts and the image of a page for search engines and social media. */
export type SeoContent = Pick<
  VersionContent,
  'seoTitle' | 'seoDescription' | 'seoKeywords' | 'seoImage' | 'seoIndexed'
>

/** The same in the view of a page, for visitors and in the editor. */
export const pageSeo = (content: SeoContent): PageView['seo'] => ({
  title: content.seoTitle,
  description: content.seoDescription,
  keywords: content.seoKeywords,
  image: content.seoImage?.[0] ?? null,
  indexed: content.seoIndexed ?? true,
})
