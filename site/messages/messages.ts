import { type Language, languageOf } from 'ximblox'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export const catalogue: Record<Language, Messages> = { en, nl, de, fr }

export const messagesFor = (locale: string): Messages => catalogue[languageOf(locale)]
