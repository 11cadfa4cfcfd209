import { createHash } from 'node:crypto'
import { email } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { OwnMail } from '../../kernel/site/own-mail.ts'
import { hasMail } from './store.ts'
import { writeSiteMail } from './write-site-mail.ts'

interface Origin {
  /** The kind of mail, for the list of emails. */
  template: string
  /** What the mail is written for, when that may happen again: the same mail is written only once for it. */
  cause?: string
}

/** Writes a mail of a call or hook of the site. Returns false for an address that is not valid. */
export const writeOwnMail = async (
  app: App,
  db: Database,
  mail: OwnMail,
  { template, cause }: Origin,
): Promise<boolean> => {
  // A second address in it would be a second recipient.
  const to = z.safeParse(email, mail.to.address)
  if (!to.success) return false
  const link = mail.link && { label: mail.link.label, path: ownPath(app, mail.link.path) }
  const messageID = cause === undefined ? undefined : messageIDOf(app, cause, mail)
  if (messageID !== undefined && (await hasMail(db, messageID))) return true
  await writeSiteMail(app, db, {
    template,
    to: { address: to.data, name: mail.to.name ?? '' },
    language: mail.language,
    subject: mail.subject,
    before: mail.before,
    after: mail.after ?? [],
    attachments: [],
    ...(mail.replyTo && { replyTo: { name: '', ...mail.replyTo } }),
    ...(link && { link }),
    ...(messageID !== undefined && { messageID }),
  })
  return true
}

/** Mails of the site lead to the site, whatever a visitor entered. */
const ownPath = ({ config }: App, path: string): string => {
  const url = path.startsWith('/') ? URL.parse(path, config.publicURL) : null
  if (url?.origin !== config.publicURL)
    throw new Error(`the link of a mail leads to "${path}", which is no path of the site`)
  return url.pathname + url.search + url.hash
}

const messageIDOf = ({ config }: App, cause: string, { to, subject }: OwnMail): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify([to.address, subject]))
    .digest('hex')
  return `<${cause}.${digest.slice(0, 32)}@${new URL(config.publicURL).hostname}>`
}
