import type { Language } from '../../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import type { MailWords } from './words.ts'

/** Every mail in every language. */
export const mailWords: Record<Language, MailWords> = { en, nl, de, fr }
