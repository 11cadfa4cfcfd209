import { commonLocales, languageOf } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'

export const useLocaleName = (): ((locale: string) => string) => {
  const t = useTranslations('languages')
  const { language } = useLanguage()
  return locale => (commonLocales.includes(locale) ? t(languageOf(locale)) : localeNameIn(language, locale))
}

/** The name of a locale with its region, because a site may have several of one language. */
export const localeNameIn = (language: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
  } catch {
    return locale
  }
}
