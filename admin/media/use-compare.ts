import { useMemo } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'

/** Compares names in the interface language; digits are compared as numbers. */
export const useCompare = (): ((a: string, b: string) => number) => {
  const { language } = useLanguage()
  return useMemo(
    () => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare,
    [language],
  )
}
