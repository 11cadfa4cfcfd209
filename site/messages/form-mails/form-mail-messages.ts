import type { Language } from 'ximblox'
import { de } from './de.ts'
import { en, type FormMailMessages } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export const formMailCatalogue: Record<Language, FormMailMessages> = { en, nl, de, fr }
