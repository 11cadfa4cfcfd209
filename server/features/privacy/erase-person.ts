import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { erase } from '../forms/erase.ts'
import { deleteMailsTo } from '../mail/erase-store.ts'
import { removeUser } from '../users/remove.ts'
import * as store from './store.ts'

/** What is stored about a person. */
export interface Traces {
  submissions: number
  mentions: number
  mails: number
  account: boolean
}

export const findPerson = async (app: App, actor: Actor, email: string): Promise<Traces> => {
  permit(actor, 'manage-users')
  const { submissions, mentions, mails } = await erase(app, actor, {
    params: undefined,
    query: undefined,
    body: { email, preview: true },
  })
  const account = await store.findAccount(app.db, email)
  return {
    submissions,
    mentions,
    mails: mails + (await store.countOtherMails(app.db, email)),
    account: account !== undefined,
  }
}

/**
 * Erases a person everywhere: the account, then what they and others sent, then all other emails to them. Repeating it
 * continues where it was interrupted.
 */
export const erasePerson = async (app: App, actor: Actor, email: string): Promise<Traces> => {
  permit(actor, 'manage-users')
  const account = await store.findAccount(app.db, email)
  const otherMails = await store.countOtherMails(app.db, email)
  // First, because it is refused for the last administrator.
  if (account) await removeUser(app, actor, { params: { id: account.id }, query: undefined, body: {} })
  const { submissions, mentions, mails } = await erase(app, actor, {
    params: undefined,
    query: undefined,
    body: { email, preview: false },
  })
  await deleteMailsTo(app.db, email)
  return { submissions, mentions, mails: mails + otherMails, account: account !== undefined }
}
