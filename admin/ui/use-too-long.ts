import { useTranslations } from 'use-intl'

/** Says how many characters a text is over its limit; undefined if it is not. */
export const useTooLong = (text: string, limit = Number.POSITIVE_INFINITY): string | undefined => {
  const t = useTranslations('input')
  return text.length > limit ? t('tooLong', { count: text.length - limit }) : undefined
}
