import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { useLanguage } from './language-provider.tsx'
import type { LazyCatalogue } from './lazy-catalogues.ts'

interface Props {
  catalogue: LazyCatalogue<object>
  children: ReactNode
}

/** Adds texts of some screens only, which their route has loaded. */
export const LazyTexts = ({ catalogue, children }: Props) => {
  const { language } = useLanguage()
  const shared = useMessages()
  const own = catalogue[language].loaded()
  if (!own) throw new Error('the texts of this screen are not loaded')
  const messages = useMemo(() => ({ ...shared, ...own }), [shared, own])
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  )
}
