import { languageOf } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'

export const useLocaleName = (): ((locale: string) => string) => {
  const t = useTranslations('languages')
  return locale => t(languageOf(locale))
}
