import type { Language } from '@ximblox/contract/locales'
import { mailWords } from '@ximblox/contract/messages/mails/mail-words'
import type { MailName, MailText } from '@ximblox/contract/messages/mails/words'

/** A mail before it is written down as text and as HTML. */
export interface ComposedMail {
  language: Language
  subject: string
  paragraphs: string[]
  link: { label: string; url: string; hint: string } | undefined
  after: string[]
  footer: string
}

/** Stands in a link for what only its reader may know. */
export const secretPlaceholder = '{token}'

type Values = Record<string, string | number>

/** A mail in a language, with its values filled in. */
export const composeMail = (
  language: Language,
  name: MailName,
  {
    recipient,
    values,
    url,
  }: { recipient: string; values: Values & { site: string }; url: string | undefined },
): ComposedMail => {
  const { frame, mails } = mailWords[language]
  const text: MailText = mails[name]
  if ((text.action === undefined) !== (url === undefined))
    throw new Error(`the mail ${name} and its link differ`)
  const greeting = isPlainName(recipient) ? frame.greeting : frame.greetingUnnamed
  return {
    language,
    subject: oneLine(fill(text.subject, values)),
    paragraphs: [
      fill(greeting, { name: oneLine(recipient) }),
      // Where all that a paragraph was to say is empty, nothing is said.
      ...text.before.map(line => fill(line, values)).filter(line => line.trim() !== ''),
    ],
    link:
      text.action === undefined || url === undefined
        ? undefined
        : { label: text.action, url, hint: frame.address },
    after: text.after.map(line => fill(line, values)),
    footer: fill(frame.footer, values),
  }
}

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => plain(String(values[name] ?? '')))

/** A value can neither pose as the place of a secret nor turn the text around. */
const plain = (value: string) => value.replaceAll(secretPlaceholder, '').replaceAll(/[^\P{C}\n]/gu, ' ')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What looks like an address would be made a link by the reader's program, before the one that counts. */
const isPlainName = (name: string) => name.trim() !== '' && !/[/@:]|\.\S/.test(name)
