import type { Language } from '@ximblox/contract/locales'
import { type Locale, languageOf } from '@ximblox/contract/locales'
import type { CalloutKind } from './document.ts'

/** What a call-out is called in the language of its page, so that not only its colour shows its kind. */
export const calloutLabel = (kind: CalloutKind, locale: Locale): string => labels[languageOf(locale)][kind]

const labels: Record<Language, Record<CalloutKind, string>> = {
  en: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  nl: { note: 'Goed om te weten', tip: 'Tip', warning: 'Let op' },
  de: { note: 'Hinweis', tip: 'Tipp', warning: 'Achtung' },
  fr: { note: 'À noter', tip: 'Conseil', warning: 'Attention' },
}
