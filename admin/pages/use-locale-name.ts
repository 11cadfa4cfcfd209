import { languageOf } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'

/** What a locale is called in the interface language. */
export const useLocaleName = (): ((locale: string) => string) => {
  const t = useTranslations('languages')
  return locale => t(languageOf(locale))
}
