import { useMemo } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'

/** The order of names in the interface language; numbers in them count as numbers. */
export const useCompare = (): ((a: string, b: string) => number) => {
  const { language } = useLanguage()
  return useMemo(
    () => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare,
    [language],
  )
}
