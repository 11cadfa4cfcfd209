import { type Label, labelIn } from '@ximblox/blocks/label'
import type { Language } from '@ximblox/contract/locales'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { type Catalogue, loadCatalogue } from './catalogue.ts'
import { loadLazyCatalogues } from './lazy-catalogues.ts'
import type { UsedMessages } from './messages.ts'

interface LanguageChoice extends Catalogue {
  /** The interface languages of the site, the default one first. */
  offered: readonly [Language, ...Language[]]
  /** The text of a label in the interface language. */
  labelText(label: Label): string
  changeLanguage(language: Language): Promise<void>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** The interface language, its texts, and how to change it. */
export const useLanguage = (): LanguageChoice => {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('there is no language here')
  return choice
}

interface Props {
  initial: Catalogue
  offered: LanguageChoice['offered']
  /** Called with the chosen language, to store it. */
  onChange: (language: Language) => void
  children: ReactNode
}

export const LanguageProvider = ({ initial, offered, onChange, children }: Props) => {
  const [catalogue, setCatalogue] = useState(initial)
  const { language, messages } = catalogue
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const labelText = useCallback((label: Label) => labelIn(label, language, offered), [language, offered])
  const changeLanguage = async (language: Language) => {
    // The open screen goes on in the new language at once, or, if that cannot be loaded, in the one before.
    const [next] = await Promise.all([loadCatalogue(language), loadLazyCatalogues(language)])
    setCatalogue(next)
    onChange(language)
  }

  return (
    <LanguageContext value={{ ...catalogue, offered, labelText, changeLanguage }}>
      <IntlProvider
        locale={formats[language]}
        messages={messages as UsedMessages}
        timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

/** How dates and numbers are written where a language alone leaves it open. */
const formats: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR' }
