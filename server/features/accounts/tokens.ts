import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@ximblox/contract/locales'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { writeMail } from '../mail/write-mail.ts'
import * as store from './store.ts'

/** The purpose of a mailed link. A link cannot be used for another purpose. */
export type Purpose = 'activate' | 'reset'

const minutes = 60_000
const lifetime: Record<Purpose, number> = { activate: 7 * 24 * 60 * minutes, reset: 60 * minutes }

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Mails a link for choosing a password. Links mailed earlier stay valid until the mail server has accepted this mail.
 * When mails are not sent, they are revoked at once.
 */
export const mailLink = async (
  app: App,
  db: Database,
  purpose: Purpose,
  user: Pick<store.MailRecipient, 'id' | 'email' | 'name'>,
  language: Language,
): Promise<void> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(app.now().getTime() + lifetime[purpose])
  const mail = {
    to: { address: user.email, name: user.name, userID: user.id },
    language,
    expiresAt,
  }
  const mailID =
    purpose === 'activate'
      ? await writeMail(app, db, {
          ...mail,
          template: 'activate-account',
          values: { days: 7 },
          link: { path: '/cmsadmin/activate-account/', secret: token },
        })
      : await writeMail(app, db, {
          ...mail,
          template: 'reset-password',
          values: { minutes: 60 },
          link: { path: '/cmsadmin/reset-password/', secret: token },
        })
  await store.insertToken(db, { hash: hashOfToken(token), userID: user.id, purpose, expiresAt, mailID })
  if (!app.config.smtp) await store.revokeOlderTokens(db, mailID)
}
