import type { Language } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { labelledMessageIn, type MessageSource } from './message-in.ts'
import { nl } from './nl.ts'
import type { Labels } from './subject.ts'
import type { Words } from './words.ts'

/** Every language at once; where bytes count, import one language and `messageIn`. */
export const words: Record<Language, Words> = { en, nl, de, fr }

/** The message of an error in a language, with the property’s name filled in. */
export const messageOf = (language: Language, error: MessageSource, labels: Labels = {}): string =>
  labelledMessageIn(words[language], error, labels)
