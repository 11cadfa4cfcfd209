import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Json } from '@ximblox/contract/fields'
import { canonicalEmail } from '@ximblox/contract/formats/email-address'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../content/transaction.ts'
import type { Database } from '../db/pool.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import { touchSubject } from './context.ts'
import * as store from './erase-store.ts'
import { labelJson } from './label-json.ts'
import { wordingsOf } from './submission-store.ts'

type Erase = typeof calls.forms.erase

/**
 * Erases a person from all forms. What they sent is deleted. What others sent, such as a registration of several
 * participants, stays without them: its invoice and its places are not theirs to take away.
 */
export const erase = async (app: App, actor: Actor, { body }: Input<Erase>): Promise<Payload<Erase>> => {
  permit(actor, 'view-submissions')
  const { email, preview } = body
  if (preview)
    return { ...(await store.countTraces(app.db, email)), forms: await formsOf(app, app.db, email) }
  return inTransaction(app, async tx => {
    const forms = await formsOf(app, tx.db, email)
    const mentions = await store.lockMentions(tx.db, email)
    for (const { id, data } of mentions) await store.replaceData(tx.db, id, withoutPerson(data, email))
    const deleted = await store.deleteFrom(tx.db, email)
    const mails =
      (await store.deleteMails(tx.db, email)) +
      (await store.deleteMailsAbout(
        tx.db,
        mentions.map(({ id }) => id),
        email,
      ))
    for (const { form, subject } of deleted) touchSubject(tx, form, subject)
    const counts = { submissions: deleted.length, mentions: mentions.length, mails }
    await recordAudit(tx.db, actor, 'submission.erase', 'submission', 0, counts)
    return { ...counts, forms }
  })
}

/** The forms that a person has submitted, each named as it is declared or was last asked. */
const formsOf = async (app: App, db: Database, email: string): Promise<Payload<Erase>['forms']> =>
  Promise.all(
    (await store.countByForm(db, email)).map(async ({ form, submissions }) => {
      const declared = app.registry.forms.get(form)?.label
      const [asked] = declared === undefined ? await wordingsOf(db, form) : []
      return { form, label: labelJson(declared ?? asked?.wording.label ?? form), submissions }
    }),
  )

/**
 * The answers without a person: the item or group with their address is emptied, and elsewhere the address is left
 * out of the text.
 */
export const withoutPerson = (data: Json, email: string): Json => {
  if (typeof data === 'string') return withoutAddress(data, email)
  if (Array.isArray(data))
    return data.map(item => (isPerson(item, email) ? emptied(item) : withoutPerson(item, email)))
  if (!isObject(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isPerson(value, email) ? emptied(value) : withoutPerson(value, email),
    ]),
  )
}

const isPerson = (value: Json, email: string): boolean =>
  isObject(value) &&
  Object.values(value).some(inner => typeof inner === 'string' && canonicalEmail(inner) === email)

const emptied = (value: Json): Json => {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]))
}

const withoutAddress = (text: string, email: string): string =>
  text.replaceAll(new RegExp(store.addressPattern(email, String.raw`\p{L}\p{N}`), 'giu'), '***')
