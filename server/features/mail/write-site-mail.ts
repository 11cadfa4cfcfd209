import { randomUUID } from 'node:crypto'
import { email } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'
import * as z from 'zod/mini'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { composeSiteMail, isPlainName, oneLine, secretPlaceholder } from './compose-mail.ts'
import { renderHtml, renderText } from './mail-body.ts'
import { seal } from './seal.ts'
import * as store from './store.ts'
import { giveUpTime } from './write-mail.ts'

interface SecretLink {
  /** Path and query on this site, to which the secret is appended. */
  path: string
  secret: string
}

interface LabelledLink {
  label: string
  /** Path and query on this site, to which the secret is appended if there is one. */
  path: string
  secret?: string
}

export interface Attachment {
  fileName: string
  mimeType: string
  content: string
}

/** A mail whose texts come from the site. Values of visitors in them need no escaping. */
export interface SiteMail {
  /** The kind of mail, for the list of emails. */
  template: string
  /** Set when it is about a submission, with which it is deleted. */
  submissionID?: number
  /** Recognises the same mail; one of its own by default. */
  messageID?: string
  to: { address: string; name: string }
  replyTo?: { address: string; name: string }
  language: Language
  subject: string
  before: readonly string[]
  link?: LabelledLink
  after: readonly string[]
  attachments: readonly Attachment[]
  /** Where mail programs unsubscribe with one click. */
  unsubscribe?: SecretLink
  /** When the link expires. The mail is not sent afterwards. */
  expiresAt?: Date
  /** When it is sent, and what it is gathered with; see `gather-mail.ts`. */
  gathering?: store.Gathering & { sendAt?: Date }
}

/** Writes a mail of the site in the current transaction. The address must be valid. */
export const writeSiteMail = async (app: App, db: Database, mail: SiteMail): Promise<void> => {
  const { publicURL, secret } = app.config
  const { hostname } = new URL(publicURL)
  const { messageID = `<${randomUUID()}@${hostname}>` } = mail
  const createdAt = app.now()
  const sendAt = mail.gathering?.sendAt ?? createdAt
  const replyTo = mail.replyTo && z.safeParse(email, mail.replyTo.address)
  await store.insertMail(db, {
    messageID,
    template: mail.template,
    userID: null,
    submissionID: mail.submissionID ?? null,
    toAddress: z.parse(email, mail.to.address),
    // Names come from visitors, who could write to others in them.
    toName: isPlainName(mail.to.name) ? oneLine(mail.to.name) : '',
    replyTo: replyTo?.success ? { address: replyTo.data, name: oneLine(mail.replyTo?.name ?? '') } : null,
    language: mail.language,
    ...renderSiteMail(app, mail),
    attachments: mail.attachments,
    secret: mail.link?.secret === undefined ? null : seal(secret, messageID, mail.link.secret),
    unsubscribeURL: mail.unsubscribe ? urlOf(app, mail.unsubscribe) : null,
    unsubscribeSecret: mail.unsubscribe ? seal(secret, messageID, mail.unsubscribe.secret) : null,
    createdAt,
    sendAt,
    expiresAt: mail.expiresAt ?? null,
    giveUpAt: giveUpTime(sendAt, mail.expiresAt ?? null),
    gathering: mail.gathering ?? null,
  })
}

/** What the recipient reads, but for the secret. */
export const renderSiteMail = (
  app: App,
  { language, subject, before, link, after }: SiteMail,
): { subject: string; text: string; html: string } => {
  const content = composeSiteMail(
    language,
    new URL(app.config.publicURL).host,
    { subject, before, link: link && { label: link.label, url: urlOf(app, link) }, after },
    app.mailStyle.texts,
  )
  return { subject: content.subject, text: renderText(content), html: renderHtml(content, app.mailStyle) }
}

const urlOf = ({ config }: App, { path, secret }: Omit<LabelledLink, 'label'>): string =>
  config.publicURL + path + (secret === undefined ? '' : secretPlaceholder)
