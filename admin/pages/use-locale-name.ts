import { commonLocales, languageOf } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { localeNameIn } from './locale-name-in.ts'

export const useLocaleName = (): ((locale: string) => string) => {
  const t = useTranslations('languages')
  const { language } = useLanguage()
  return locale => (commonLocales.includes(locale) ? t(languageOf(locale)) : localeNameIn(language, locale))
}
