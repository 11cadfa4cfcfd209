import { useTranslations } from 'use-intl'

/** What the fields that every page and every block has are called. */
export const useOwnLabels = (): ReadonlyMap<string, string> => {
  const tPage = useTranslations('page')
  const tSeo = useTranslations('editor.seo')
  const tPanel = useTranslations('editor.panel')
  return new Map([
    ['title', tPage('title')],
    ['seoTitle', tSeo('title')],
    ['seoDescription', tSeo('description')],
    ['seoKeywords', tSeo('keywords')],
    ['seoImage', tSeo('image')],
    ['anchorPoint', tPanel('anchor')],
    ['pageType.id', tPage('type')],
  ])
}
