import { randomUUID } from 'node:crypto'
import { email } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'
import * as z from 'zod/mini'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import { composeSiteMail, isPlainName, oneLine, secretPlaceholder } from './compose-mail.ts'
import { renderHtml, renderText } from './mail-body.ts'
import { seal } from './seal.ts'
import { insertMail } from './store.ts'
import { giveUpTime, wakeOutbox } from './write-mail.ts'

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
}

/** Writes a mail of the site in the current transaction. The address must be valid. */
export const writeSiteMail = async (app: App, db: Database, mail: SiteMail): Promise<void> => {
  const { publicURL, secret } = app.config
  const { host, hostname } = new URL(publicURL)
  const urlOf = ({ path, secret: own }: Omit<LabelledLink, 'label'>) =>
    publicURL + path + (own === undefined ? '' : secretPlaceholder)
  const content = composeSiteMail(
    mail.language,
    host,
    {
      subject: mail.subject,
      before: mail.before,
      link: mail.link && { label: mail.link.label, url: urlOf(mail.link) },
      after: mail.after,
    },
    app.mailStyle.texts,
  )
  const { messageID = `<${randomUUID()}@${hostname}>` } = mail
  const now = app.now()
  const replyTo = mail.replyTo && z.safeParse(email, mail.replyTo.address)
  await insertMail(db, {
    messageID,
    template: mail.template,
    userID: null,
    submissionID: mail.submissionID ?? null,
    toAddress: z.parse(email, mail.to.address),
    // Names come from visitors, who could write to others in them.
    toName: isPlainName(mail.to.name) ? oneLine(mail.to.name) : '',
    replyTo: replyTo?.success ? { address: replyTo.data, name: oneLine(mail.replyTo?.name ?? '') } : null,
    language: mail.language,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, app.mailStyle),
    attachments: mail.attachments,
    secret: mail.link?.secret === undefined ? null : seal(secret, messageID, mail.link.secret),
    unsubscribeURL: mail.unsubscribe ? urlOf(mail.unsubscribe) : null,
    unsubscribeSecret: mail.unsubscribe ? seal(secret, messageID, mail.unsubscribe.secret) : null,
    createdAt: now,
    expiresAt: mail.expiresAt ?? null,
    giveUpAt: giveUpTime(now, mail.expiresAt ?? null),
  })
  await wakeOutbox(db)
}
