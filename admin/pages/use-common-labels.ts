import { useTranslations } from 'use-intl'

/** Labels of the fields that all pages and blocks have. */
export const useCommonLabels = (): ReadonlyMap<string, string> => {
  const tPage = useTranslations('page')
  const tSeo = useTranslations('editor.seo')
  const tPanel = useTranslations('editor.panel')
  return new Map([
    ['title', tPage('title')],
    ['seoTitle', tSeo('title')],
    ['seoDescription', tSeo('description')],
    ['seoKeywords', tSeo('keywords')],
    ['seoImage', tSeo('image')],
    ['seoIndexed', tSeo('indexed')],
    ['anchorPoint', tPanel('anchor')],
    ['pageType.id', tPage('type')],
  ])
}
