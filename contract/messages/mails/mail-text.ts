import type { en } from './en.ts'

/** A mail in one language; `{name}` stands for a value. */
export interface MailText {
  subject: string
  /** Paragraphs before the link. */
  before: readonly string[]
  /** Words of the link, for a mail that has one. */
  action?: string
  after: readonly string[]
}

/** The texts around the body of every email. */
export interface MailFrame {
  greeting: string
  greetingUnnamed: string
  /** Before the address of the link in plain letters. */
  address: string
  footer: string
}

export type MailName = keyof typeof en.mails

/** Every mail in one language. */
export interface MailTexts {
  frame: MailFrame
  mails: Record<MailName, MailText>
}

type Places<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never

type Texts<N extends MailName> =
  | (typeof en.mails)[N]['subject']
  | (typeof en.mails)[N]['before' | 'after'][number]

/** A value for each placeholder in the English text of an email; `site` is filled in for all. */
export type MailValues<N extends MailName> = Record<Exclude<Places<Texts<N>>, 'site'>, string | number>
