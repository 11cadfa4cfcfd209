import type { Language } from 'ximblox'
import type { FormContext, FormMail, StoredSubmission } from 'ximblox/server'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { organisation } from '../rules/organisation.ts'
import { textProp } from './mail-parts.ts'

/** A mail to a visitor, with the organisation as its sender: with the signature below, and its mailbox for replies. */
export const signed = async (
  mail: FormMail,
  { place, language }: Pick<StoredSubmission<unknown>, 'place' | 'language'>,
  { global }: Pick<FormContext<never>, 'global'>,
): Promise<FormMail> => {
  const locale = place?.page.locale ?? localeFor(language)
  const { name } = await global(organisation.name, locale)
  const { phone, email } = await global(organisation.contact, locale)
  const mailbox = textOf(email) || textProp(place?.block ?? null, 'recipient')
  const lines = [formMailCatalogue[language].regards, textOf(name), textOf(phone), mailbox]
  return {
    ...(mailbox !== '' && { replyTo: { address: mailbox, name: textOf(name) } }),
    ...mail,
    after: [...(mail.after ?? []), lines.filter(line => line !== '').join('\n')],
  }
}

/** The locale of the site for a language. */
export const localeFor = (language: Language): string => locales[language]

const locales: Record<Language, string> = { en: 'en-gb', nl: 'nl-nl', de: 'de-de', fr: 'fr-fr' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
