import type { Language } from '@ximblox/contract/locales'
import type { ErrorTexts } from '@ximblox/contract/messages/error-texts'
import type { Messages } from './messages.ts'
import { textsOf } from './texts-of.ts'

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
    textsOf(import('./texts/en/common.json', { with: { type: 'json' } })),
    import('@ximblox/contract/messages/en').then(({ en }) => en),
  ],
  nl: () => [
    textsOf(import('./texts/nl/common.json', { with: { type: 'json' } })),
    import('@ximblox/contract/messages/nl').then(({ nl }) => nl),
  ],
  de: () => [
    textsOf(import('./texts/de/common.json', { with: { type: 'json' } })),
    import('@ximblox/contract/messages/de').then(({ de }) => de),
  ],
  fr: () => [
    textsOf(import('./texts/fr/common.json', { with: { type: 'json' } })),
    import('@ximblox/contract/messages/fr').then(({ fr }) => fr),
  ],
}
