import type { Language } from '@ximblox/contract/locales'
import type { MailFrame, MailName, MailText } from '@ximblox/contract/messages/mails/mail-text'
import { mailTexts } from '@ximblox/contract/messages/mails/mail-texts'
import type { OwnMailTexts } from '../../kernel/site/site-mails.ts'

/** The content of a mail before it is rendered as text and HTML. */
export interface ComposedMail {
  language: Language
  subject: string
  paragraphs: string[]
  link: { label: string; url: string; hint: string } | undefined
  after: string[]
  footer: string
}

/** Placeholder in a link for a secret that only the recipient may know. */
export const secretPlaceholder = '{token}'

type Values = Record<string, string | number>

/** Composes a mail in a language and fills in its values. Texts of the site take the place of those of the product. */
export const composeMail = (
  language: Language,
  name: MailName,
  {
    recipient,
    values,
    url,
  }: { recipient: string; values: Values & { site: string }; url: string | undefined },
  own: OwnMailTexts = {},
): ComposedMail => {
  const frame = frameIn(language, own)
  const text: MailText = { ...mailTexts[language].mails[name], ...own[language]?.mails?.[name] }
  if ((text.action === undefined) !== (url === undefined))
    throw new Error(`the template and the link of the mail ${name} do not match`)
  const greeting = isPlainName(recipient) ? frame.greeting : frame.greetingUnnamed
  return {
    language,
    subject: oneLine(fillIn(text.subject, values)),
    paragraphs: [
      fillIn(greeting, { name: oneLine(recipient) }),
      // A paragraph whose values are all empty is left out.
      ...text.before.map(line => fillIn(line, values)).filter(line => line.trim() !== ''),
    ],
    link:
      text.action === undefined || url === undefined
        ? undefined
        : { label: text.action, url, hint: frame.address },
    after: text.after.map(line => fillIn(line, values)),
    footer: fillIn(frame.footer, values),
  }
}

/** Composes a mail from texts of the site, of which some come from visitors. */
export const composeSiteMail = (
  language: Language,
  site: string,
  mail: {
    subject: string
    before: readonly string[]
    link: { label: string; url: string } | undefined
    after: readonly string[]
  },
  own: OwnMailTexts = {},
): ComposedMail => {
  const frame = frameIn(language, own)
  const paragraphs = (texts: readonly string[]) => texts.map(sanitise).filter(text => text.trim() !== '')
  return {
    language,
    subject: oneLine(sanitise(mail.subject)),
    paragraphs: paragraphs(mail.before),
    link: mail.link && { ...mail.link, label: oneLine(sanitise(mail.link.label)), hint: frame.address },
    after: paragraphs(mail.after),
    footer: fillIn(frame.footer, { site }),
  }
}

const frameIn = (language: Language, own: OwnMailTexts): MailFrame => ({
  ...mailTexts[language].frame,
  ...own[language]?.frame,
})

const fillIn = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => sanitise(String(values[name] ?? '')))

/**
 * A value can neither imitate the placeholder of a secret nor reverse the direction of the text. A space takes the
 * place of what is removed, because the rest could otherwise join to another placeholder.
 */
const sanitise = (value: string) => value.replaceAll(secretPlaceholder, ' ').replaceAll(/[^\P{C}\n]/gu, ' ')

/** Mail programs turn anything that looks like a URL into a link, which would appear before the real one. */
export const isPlainName = (name: string) => name.trim() !== '' && !/[/@:]|\.\S/.test(name)

/** On one line, as headers are. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
