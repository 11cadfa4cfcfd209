import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Json } from '@ximblox/contract/fields'
import { canonicalEmail } from '@ximblox/contract/formats/email-address'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { countMailsOf, deleteMailsOf, type MailsOf } from '../mail/erase-store.ts'
import { lockSubjects } from './context.ts'
import * as store from './erase-store.ts'
import { labelJson } from './label-json.ts'
import { removeEntries } from './remove.ts'
import { lockSubmissions } from './store.ts'
import { wordingsOf } from './submission-store.ts'

type Erase = typeof calls.forms.erase

/**
 * Erases a person from all forms. What they sent is deleted. What others sent, such as a registration of several
 * participants, stays without them: its invoice and its places are not theirs to take away.
 */
export const erase = async (app: App, actor: Actor, { body }: Input<Erase>): Promise<Payload<Erase>> => {
  permit(actor, 'view-submissions')
  const { email, preview } = body
  if (preview) {
    const found = idsOf(await store.findTraces(app.db, email))
    const mails = await countMailsOf(app.db, { email, ...found })
    return { ...countsOf(found, mails), forms: await formsOf(app, app.db, found.entries) }
  }
  return inTransaction(app, async tx => {
    const traces = await store.findTraces(tx.db, email)
    // In the order in which every change takes them: the subjects before their submissions.
    await lockSubjects(tx, traces)
    const locked = await lockSubmissions(
      tx.db,
      traces.map(({ id }) => id),
    )
    const own = new Set(traces.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])))
    const found = idsOf(locked.map(({ id, form }) => ({ id, form, isOwn: own.has(id) })))
    const forms = await formsOf(app, tx.db, found.entries)
    const mails = await deleteMailsOf(tx.db, { email, ...found })
    for (const { id, data } of locked)
      if (!own.has(id)) await store.replaceData(tx.db, id, withoutPerson(data, email))
    await removeEntries(
      app,
      tx,
      locked.filter(({ id }) => own.has(id)),
    )
    const counts = countsOf(found, mails)
    await recordAudit(tx.db, actor, 'submission.erase', 'submission', 0, counts)
    return { ...counts, forms }
  })
}

type Found = Pick<store.Trace, 'id' | 'form' | 'isOwn'>

const idsOf = (found: readonly Found[]) => ({
  entries: found.filter(({ isOwn }) => isOwn),
  own: found.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
  mentions: found.flatMap(({ id, isOwn }) => (isOwn ? [] : [id])),
})

const countsOf = ({ own, mentions }: Pick<MailsOf, 'own' | 'mentions'>, mails: number) => ({
  submissions: own.length,
  mentions: mentions.length,
  mails,
})

/** The forms that a person has submitted, each named as it is declared or was last asked. */
const formsOf = async (
  app: App,
  db: Database,
  entries: readonly Pick<store.Trace, 'form'>[],
): Promise<Payload<Erase>['forms']> =>
  Promise.all(
    [...new Set(entries.map(({ form }) => form))].toSorted().map(async form => {
      const declared = app.registry.forms.get(form)?.label
      const [asked] = declared === undefined ? await wordingsOf(db, form) : []
      const submissions = entries.filter(entry => entry.form === form).length
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

/** An item or a group of answers that contains the address of a person. */
export const isPerson = (value: Json, email: string): boolean =>
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
