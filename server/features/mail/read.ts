import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ListedMail } from '@ximblox/contract/mails'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit, permitActingOn } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { findHeldPermissions } from '../roles/store.ts'
import { secretPlaceholder } from './compose-mail.ts'
import { presentMail } from './present.ts'
import { unseal } from './seal.ts'
import * as store from './store.ts'

type Mails = typeof calls.mail

export const list = async (
  app: App,
  actor: Actor,
  { body }: Input<Mails['list']>,
): Promise<Payload<Mails['list']>> => {
  permit(actor, 'manage-settings')
  const hidesVisitors = !allows(actor.permissions, 'view-submissions')
  const { items, totalItems } = await store.listMails(app.db, { ...body, hidesVisitors })
  return {
    data: { items: items.map(mail => presentListed(app, mail)), totalItems },
    canSend: app.config.smtp !== undefined,
  }
}

/** What a mail server answers often names the recipient. */
const presentListed = (app: App, mail: store.ListedMail): ListedMail => {
  const row = presentMail(app, mail)
  return { ...row, failure: mail.hidden ? '' : row.failure, hidden: mail.hidden }
}

/**
 * Returns a stored mail. Its link gives access to the recipient's account, so it is only shown when there is no mail
 * server to deliver it, and only to users who could get that access by other means. The audit log records who looked.
 */
export const get = async (
  app: App,
  actor: Actor,
  { params }: Input<Mails['get']>,
): Promise<Payload<Mails['get']>> => {
  permit(actor, 'manage-settings')
  const mail = await store.findMail(app.db, params.id)
  if (!mail) throw refuse('notFound')
  await permitReading(app.db, actor, mail)
  const mayReveal = !app.config.smtp && allows(actor.permissions, 'manage-users')
  const token = mayReveal && mail.secret ? unsealToken(app, mail.messageID, mail.secret) : undefined
  if (token !== undefined) await recordAudit(app.db, actor, 'mail.reveal', 'mail', mail.id)
  const withToken = (text: string) =>
    token === undefined ? text : text.replaceAll(secretPlaceholder, () => token)
  return {
    mail: {
      ...presentMail(app, mail),
      text: withToken(mail.text),
      html: withToken(mail.html),
      revealed: token !== undefined,
    },
  }
}

/**
 * Reading a user's mail requires permission to act on that user, with their permissions at the time of writing and now.
 * Mails to visitors and about what they sent take the permission to see that.
 */
export const permitReading = async (
  db: Database,
  actor: Actor,
  { userID, submissionID, permissions }: store.MailContent,
): Promise<void> => {
  if (submissionID !== null || userID === null) permit(actor, 'view-submissions')
  if (userID === null) return
  const now = await findHeldPermissions(db, userID)
  permitActingOn(actor, { id: userID, permissions: now }, permissions ?? now)
}

/** Returns undefined when the instance's secret has changed since the mail was written. */
const unsealToken = (app: App, messageID: string, sealed: Buffer): string | undefined => {
  try {
    return unseal(app.config.secret, messageID, sealed)
  } catch {
    return undefined
  }
}
