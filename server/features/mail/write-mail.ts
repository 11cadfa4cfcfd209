import { randomUUID } from 'node:crypto'
import { email } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'
import type { MailName, MailValues } from '@ximblox/contract/messages/mails/mail-text'
import * as z from 'zod/mini'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { composeMail, secretPlaceholder } from './compose-mail.ts'
import { renderHtml, renderText } from './mail-body.ts'
import { seal } from './seal.ts'
import { insertMail } from './store.ts'

export interface NewMail<N extends MailName> {
  template: N
  /** `userID` is set for users, whose mails are deleted with them. */
  to: { address: string; name: string; userID?: number }
  language: Language
  /** Values for the placeholders of this template. */
  values: MailValues<N>
  /** The link of the mail: its path on this site, and a secret to append. */
  link?: { path: string; secret?: string }
  /** When the link expires. The mail is not sent afterwards. */
  expiresAt?: Date
}

const giveUpAfter = 3 * 86_400_000

/** When to give up a new or retried mail. */
export const giveUpTime = (now: Date, expiresAt: Date | null): Date =>
  new Date(Math.min(now.getTime() + giveUpAfter, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY))

/**
 * Writes a mail in the current transaction and returns its id. It is sent after the commit, and retried until it is
 * accepted.
 */
export const writeMail = async <N extends MailName>(
  app: App,
  db: Database,
  mail: NewMail<N>,
): Promise<number> => {
  const { publicURL, secret } = app.config
  const { host, hostname } = new URL(publicURL)
  const { link, expiresAt } = mail
  const content = composeMail(
    mail.language,
    mail.template,
    {
      recipient: mail.to.name,
      values: { ...mail.values, site: host },
      url: link && publicURL + link.path + (link.secret === undefined ? '' : secretPlaceholder),
    },
    app.mailStyle.texts,
  )
  const messageID = `<${randomUUID()}@${hostname}>`
  const now = app.now()
  return insertMail(db, {
    messageID,
    template: mail.template,
    userID: mail.to.userID ?? null,
    submissionID: null,
    replyTo: null,
    attachments: [],
    unsubscribeURL: null,
    unsubscribeSecret: null,
    // The caller has validated the address. A second address in it would be a second recipient.
    toAddress: z.parse(email, mail.to.address),
    toName: mail.to.name,
    language: mail.language,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, app.mailStyle),
    secret: link?.secret === undefined ? null : seal(secret, messageID, link.secret),
    createdAt: now,
    sendAt: now,
    expiresAt: expiresAt ?? null,
    giveUpAt: giveUpTime(now, expiresAt ?? null),
  })
}
