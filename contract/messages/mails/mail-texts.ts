import type { Language } from '../../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { MailTexts } from './mail-text.ts'
import { nl } from './nl.ts'

/** Every mail in every language. */
export const mailTexts: Record<Language, MailTexts> = { en, nl, de, fr }
