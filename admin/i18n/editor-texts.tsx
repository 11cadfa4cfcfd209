import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { editorCatalogue } from './editor-catalogue.ts'
import { useLanguage } from './language-provider.tsx'
import type { UsedMessages } from './messages.ts'

/** Adds the texts of the page editor, which the route has loaded. */
export const EditorTexts = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage()
  const shared = useMessages()
  const own = editorCatalogue[language].loaded()
  if (!own) throw new Error('the texts of the editor are not loaded')
  const messages = useMemo(() => ({ ...shared, ...own }), [shared, own])
  return (
    <IntlProvider locale={useLocale()} messages={messages as UsedMessages}>
      {children}
    </IntlProvider>
  )
}
