import { randomUUID } from 'node:crypto'
import { email } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'
import type { MailName, MailValues } from '@ximblox/contract/messages/mails/words'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import { composeMail, secretPlaceholder } from './compose-mail.ts'
import { renderHtml, renderText } from './mail-body.ts'
import { seal } from './seal.ts'
import { insertMail } from './store.ts'

export interface NewMail<N extends MailName> {
  template: N
  /** `userID` when it is a user: the mail is erased with them. */
  to: { address: string; name: string; userID?: number }
  language: Language
  /** What the texts of this mail have places for. */
  values: MailValues<N>
  /** For a mail with a link: its path on this site, and what follows the path and nobody else may know. */
  link?: { path: string; secret?: string }
  /** When the link expires: it is not sent afterwards. */
  expiresAt?: Date
}

/** The channel on which a new mail is announced. */
export const mailChannel = 'mail'

const giveUpAfter = 3 * 86_400_000

/** Until when a mail that is written, or taken up again, is tried. */
export const giveUpTime = (now: Date, expiresAt: Date | null): Date =>
  new Date(Math.min(now.getTime() + giveUpAfter, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY))

/**
 * Writes a mail in the transaction of its event; it is sent once that is committed, and tried again until it arrived.
 * Gives the mail's id.
 */
export const writeMail = async <N extends MailName>(
  app: App,
  db: Database,
  mail: NewMail<N>,
): Promise<number> => {
  const { publicURL, secret } = app.config
  const { host, hostname } = new URL(publicURL)
  const { link, expiresAt } = mail
  const letter = composeMail(mail.language, mail.template, {
    recipient: mail.to.name,
    values: { ...mail.values, site: host },
    url: link && publicURL + link.path + (link.secret === undefined ? '' : secretPlaceholder),
  })
  const messageID = `<${randomUUID()}@${hostname}>`
  const now = app.now()
  const id = await insertMail(db, {
    messageID,
    template: mail.template,
    userID: mail.to.userID ?? null,
    // Whoever calls has checked it; a second address in it would be a second reader.
    toAddress: z.parse(email, mail.to.address),
    toName: mail.to.name,
    language: mail.language,
    subject: letter.subject,
    text: renderText(letter),
    html: renderHtml(letter),
    secret: link?.secret === undefined ? null : seal(secret, messageID, link.secret),
    createdAt: now,
    expiresAt: expiresAt ?? null,
    giveUpAt: giveUpTime(now, expiresAt ?? null),
  })
  await wakeOutbox(db)
  return id
}

/** Heard at commit by the node that sends. */
export const wakeOutbox = async (db: Database): Promise<void> => {
  await sql`select pg_notify(${mailChannel}, '')`.execute(db)
}
