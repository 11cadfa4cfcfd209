import { type Label, type Language, languages } from 'ximblox'
import { filled } from '../messages/filled.ts'

export type Texts = Record<Language, string>

/** A text in all languages, with values that may depend on the language. */
export const inLanguages = (
  texts: Texts,
  valuesIn: (language: Language) => Parameters<typeof filled>[1],
): Label =>
  Object.fromEntries(languages.map(language => [language, filled(texts[language], valuesIn(language))]))

/** To whom a mail goes when a user does something for a visitor. */
export const mailedTo = (email: string): Label => inLanguages(mailed, () => ({ email }))

const mailed: Texts = {
  en: 'The contact person gets an email at {email}.',
  nl: 'De contactpersoon krijgt een e-mail op {email}.',
  de: 'Die Ansprechperson erhält eine E-Mail an {email}.',
  fr: 'La personne de contact reçoit un e-mail à l’adresse {email}.',
}
