import type { Json } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { isPerson } from '../forms/erase.ts'
import { findTraces } from '../forms/erase-store.ts'
import { findRow, findWording } from '../forms/submission-store.ts'
import * as store from './store.ts'

/**
 * Everything that is stored about the owner of an email address. Of what others sent, such as a registration of several
 * participants, only the part about the person, because the rest is about others.
 */
export const exportPerson = async ({ db, now }: Pick<App, 'db' | 'now'>, actor: Actor, email: string) => {
  permit(actor, 'view-submissions')
  permit(actor, 'manage-users')
  const traces = await findTraces(db, email)
  const own = traces.flatMap(({ id, isOwn }) => (isOwn ? [id] : []))
  const account = await store.findAccount(db, email)
  const person = {
    email,
    exportedAt: now().toISOString(),
    submissions: await Promise.all(own.map(id => submission(db, id))),
    mentions: await Promise.all(traces.flatMap(({ id, isOwn }) => (isOwn ? [] : [mention(db, id, email)]))),
    mails: await store.listMails(db, email, own),
    account: account && {
      ...account,
      image: (await store.findProfileImage(db, account.id)) ?? null,
      sessions: await store.listSessions(db, account.id),
      actions: await store.listActions(db, account.id),
    },
  }
  await recordAudit(db, actor, 'submission.export', 'submission', 0, { submissions: own.length })
  if (account) await recordAudit(db, actor, 'user.export', 'user', account.id)
  return person
}

const submission = async (db: App['db'], id: number) => {
  const row = await findRow(db, id)
  if (!row) return { id }
  return { ...row, wording: await findWording(db, row.wordingID) }
}

const mention = async (db: App['db'], id: number, email: string) => {
  const row = await findRow(db, id)
  return row ? { form: row.form, at: row.at, parts: partsAbout(row.fields, email) } : { parts: [] }
}

/** The items and groups of answers that contain the address of a person. */
const partsAbout = (data: Json, email: string): Json[] => {
  if (isPerson(data, email)) return [data]
  const inside = Array.isArray(data) ? data : isObject(data) ? Object.values(data) : []
  return inside.flatMap(part => partsAbout(part, email))
}
