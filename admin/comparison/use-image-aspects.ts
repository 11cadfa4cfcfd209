import type { ImageData } from '@ximblox/contract/blocks'
import { useFormatter, useTranslations } from 'use-intl'
import { imageDifferences } from './images.ts'

/** Describes how two uses of images differ, as in “Changed: Crop, Alternative text”. */
export const useImageAspects = (): ((a: ImageData, b: ImageData) => string) => {
  const t = useTranslations('differences')
  const tAspect = useTranslations('differences.aspects')
  const format = useFormatter()
  return (a, b) => {
    const aspects = imageDifferences(a, b).map(aspect => tAspect(aspect))
    return aspects.length === 0 ? '' : t('changed', { aspects: format.list(aspects, { type: 'unit' }) })
  }
}
