import type { Language } from '@ximblox/contract/locales'
import type { ErrorTexts } from '@ximblox/contract/messages/error-texts'
import type { Messages } from './messages.ts'

export interface Catalogue {
  language: Language
  messages: Messages
  /** The messages of errors. */
  errorTexts: ErrorTexts
}

/** Loads one language, and no other. */
export const loadCatalogue = async (language: Language): Promise<Catalogue> => {
  const [messages, errorTexts] = await Promise.all(loaders[language]())
  return { language, messages, errorTexts }
}

const loaders: Record<Language, () => [Promise<Messages>, Promise<ErrorTexts>]> = {
  en: () => [
    import('./en.ts').then(({ en }) => en),
    import('@ximblox/contract/messages/en').then(({ en }) => en),
  ],
  nl: () => [
    import('./nl.ts').then(({ nl }) => nl),
    import('@ximblox/contract/messages/nl').then(({ nl }) => nl),
  ],
  de: () => [
    import('./de.ts').then(({ de }) => de),
    import('@ximblox/contract/messages/de').then(({ de }) => de),
  ],
  fr: () => [
    import('./fr.ts').then(({ fr }) => fr),
    import('@ximblox/contract/messages/fr').then(({ fr }) => fr),
  ],
}
