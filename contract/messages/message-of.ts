import type { Language } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { ErrorTexts } from './error-texts.ts'
import { fr } from './fr.ts'
import { labelledMessageIn, type MessageSource } from './message-in.ts'
import { nl } from './nl.ts'
import type { Labels } from './subject.ts'

/** Every language at once; where bytes count, import one language and `messageIn`. */
export const texts: Record<Language, ErrorTexts> = { en, nl, de, fr }

/** The message of an error in a language, with the property’s name filled in. */
export const messageOf = (language: Language, error: MessageSource, labels: Labels = {}): string =>
  labelledMessageIn(texts[language], error, labels)
