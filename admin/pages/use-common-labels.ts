import { useTranslations } from 'use-intl'

/** Labels of the fields that all pages and blocks have. */
export const useCommonLabels = (): ReadonlyMap<string, string> => {
  const t = useTranslations('page')
  const tFields = useTranslations('pageFields')
  return new Map([
    ['title', t('title')],
    ['seoTitle', tFields('seoTitle')],
    ['seoDescription', tFields('seoDescription')],
    ['seoKeywords', tFields('seoKeywords')],
    ['seoImage', tFields('seoImage')],
    ['seoIndexed', tFields('seoIndexed')],
    ['anchorPoint', tFields('anchorPoint')],
    ['pageType.id', t('type')],
  ])
}
