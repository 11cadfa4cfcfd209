import { type Language, languageOf } from 'ximblox'
import { de } from './de.ts'
import { en, type FormMessages } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export const formCatalogue: Record<Language, FormMessages> = { en, nl, de, fr }

export const formMessagesFor = (locale: string): FormMessages => formCatalogue[languageOf(locale)]
