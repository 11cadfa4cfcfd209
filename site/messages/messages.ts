import { type Language, languageOf } from '@ximblox/contract/locales'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

/** The site's own words, besides what editors write. */
export type Messages = Record<keyof typeof en, string>

export const catalogue: Record<Language, Messages> = { en, nl, de, fr }

export const messagesFor = (locale: string): Messages => catalogue[languageOf(locale)]
