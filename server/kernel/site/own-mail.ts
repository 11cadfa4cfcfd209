import type { Language } from '@ximblox/contract/locales'

/** A mail that a call or a hook of a site sends, in the look of the others. */
export interface OwnMail {
  to: { address: string; name?: string }
  replyTo?: { address: string; name?: string }
  /** Of the words around the text, such as the footer. */
  language: Language
  subject: string
  /** Paragraphs of plain text, the greeting included; nothing needs escaping. */
  before: readonly string[]
  /** A button that leads to a path of the site. */
  link?: { label: string; path: string }
  /** Paragraphs below the button. */
  after?: readonly string[]
  /** To an address that no visitor entered, so that it gets all mails. */
  isInternal?: boolean
}

/**
 * Sends a mail: writes it to the outbox, which delivers it. Returns false for an address that is not valid, and for mails
 * that are held back.
 */
export type SendMail = (mail: OwnMail) => Promise<boolean>
