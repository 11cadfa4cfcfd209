import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { readSubmission } from '@ximblox/blocks/forms/read-submission'
import { wordingOf } from '@ximblox/blocks/forms/wording'
import { languageOf } from '@ximblox/contract/locales'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { lockName } from '../../kernel/db/lock-name.ts'
import { Refusal, refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { Accepted, FormPlace } from '../../kernel/forms/form-handler.ts'
import type { FormOperations, SentForm } from '../../kernel/forms/form-operations.ts'
import { networkOf } from '../../kernel/network.ts'
import { formContext, type Stored, touchSubject, withPlace } from './context.ts'
import { deletionDate } from './deletion-date.ts'
import { findBlock, lockHourlyCount } from './hourly-limit.ts'
import { countPlaces } from './reservations.ts'
import * as store from './store.ts'
import { anonymousKey, digestOf, hashOf, showAction, showToken } from './tokens.ts'
import { tooManyRequests } from './too-many-requests.ts'

const day = 86_400_000
/** Without a key from the client, the same submission within this time is a double click. */
const repetitionWindow = 10 * 60_000

/** Stores what a visitor sent, with everything that follows from it, in one transaction. */
export const submit = async (app: App, sent: SentForm): ReturnType<FormOperations['submit']> => {
  const { definition: form, place } = sent.form
  const handler = app.forms.of(form.id)
  if (!handler) throw refuse('notFound')
  // A robot must not find out that it was recognised.
  if (sent.website !== '') return { token: null, redirect: null }
  const { data, errors } = readSubmission(form.fields, sent.values)
  refuseAny(errors)
  const now = app.now()
  refuseHurry(app, sent.startedAt, now)

  const network = networkOf(sent.address)
  const digest = digestOf(app, form.id, { data, place }, { idempotencyKey: sent.idempotencyKey, network })
  const window = sent.idempotencyKey === undefined ? repetitionWindow : day
  return inTransaction(app, async tx => {
    await lockName(tx.db, `digest ${digest.toString('base64url')}`)
    const repeated = await store.findRepeated(tx.db, digest, new Date(now.getTime() - window))
    // Sent again by a client that got no answer, or else by a visitor who changed their mind.
    const isAnother = sent.idempotencyKey === undefined && handler.ended?.includes(repeated?.state ?? '')
    if (repeated && !isAnother) return answerFor(app, tx, repeated, repeated.outcome)
    const limit = app.config.formSubmissionsPerHour
    const key = anonymousKey(app, 'form', network)
    const blockedUntil = await findBlock(tx.db, key, limit, now)
    if (blockedUntil) throw tooManyRequests(blockedUntil, now)

    const language = languageOf(place.page.locale)
    const { byUser = false } = sent
    const context = { form, language, now, isUnverified: true, byUser }
    const accepted = await handler.accept({ data, place }, formContext(app, tx, context))
    if (Array.isArray(accepted)) throw new Refusal(accepted)
    const counted = await countPlaces(app, tx, form, handler, accepted, network)
    const stored = { data: accepted.data ?? data, digest, network: counted, now }
    const id = accepted.instead ?? (await insert(tx, sent, accepted, stored))
    const submission = await placedSubmission(app, tx, id, place)
    await handler.accepted?.(submission, formContext(app, tx, { ...context, currentID: id }))
    // Locked last, so that the submissions of one network wait for each other only briefly.
    const count = await lockHourlyCount(tx.db, key, limit, now)
    if (count.blockedUntil) throw tooManyRequests(count.blockedUntil, now)
    await count.add()
    return answerFor(app, tx, submission, outcomeOf(accepted))
  })
}

/** Clocks differ, so a start in the future says nothing. Nothing is lost: the visitor may send the form again. */
const refuseHurry = ({ config }: App, startedAt: number | undefined, now: Date) => {
  const elapsed = now.getTime() - (startedAt ?? Number.NaN)
  if (elapsed >= 0 && elapsed < config.formMinimumSeconds * 1_000)
    throw refuse('tooManyRequests', '', { headers: { 'retry-after': '1' } })
}

const insert = async (
  tx: Transaction,
  { form: { definition: form, place } }: SentForm,
  accepted: Accepted,
  { data, digest, network, now }: Pick<store.NewSubmission, 'data' | 'digest' | 'network'> & { now: Date },
): Promise<number> => {
  const { state = firstState(form), subject = '', subjectLabel = '', quantity = 1 } = accepted
  if (!Object.hasOwn(form.states, state)) throw new Error(`the form "${form.id}" has no state "${state}"`)
  const language = languageOf(place.page.locale)
  const wording = wordingOf(form, language)
  touchSubject(tx, form.id, subject)
  return store.insertSubmission(tx.db, {
    form,
    wordingID: await store.storeWording(tx.db, form.id, hashOf(JSON.stringify(wording)), wording),
    pageID: place.page.id,
    blockKey: place.block?.key ?? null,
    locale: place.page.locale,
    language,
    at: now,
    state,
    heldUntil: accepted.heldUntil ?? null,
    subject,
    subjectLabel,
    quantity,
    email: emailIn(form, data),
    data,
    digest,
    outcome: outcomeOf(accepted),
    deleteAfter: deletionDate(form, state, now),
    network,
  })
}

/** An earlier submission moves here if its form is not published any more, because the links of its mails lead there. */
const placedSubmission = async (app: App, tx: Transaction, id: number, { page, block }: FormPlace) => {
  const find = async () => {
    const entry = await store.findSubmission(tx.db, id)
    if (!entry) throw new Error(`a handler uses the submission ${id}, which does not exist`)
    return withPlace(app, tx, entry)
  }
  const found = await find()
  if (found.place?.block || !block) return found
  const language = languageOf(page.locale)
  await store.moveSubmission(tx.db, id, {
    pageID: page.id,
    blockKey: block.key,
    locale: page.locale,
    language,
  })
  return find()
}

const firstState = ({ states }: FormDefinition): string => Object.keys(states)[0] ?? ''

const emailIn = ({ emailField }: FormDefinition, data: store.Data): string => {
  const value = (emailField ?? '').split('.').reduce<unknown>((inside, step) => Object(inside)[step], data)
  return typeof value === 'string' ? value : ''
}

const outcomeOf = ({ showsSubmission, redirect }: Accepted): store.Outcome => ({
  ...(showsSubmission && { shows: true }),
  ...(redirect !== undefined && { redirect }),
})

const answerFor = async (
  app: App,
  tx: Transaction,
  submission: Pick<Stored, 'id' | 'at'>,
  { shows, redirect = null }: { shows?: boolean; redirect?: string | null },
) => {
  if (!shows) return { token: null, redirect }
  const token = showToken(app, submission)
  const { id: submissionID } = submission
  await store.insertToken(tx.db, { hash: hashOf(token), submissionID, action: showAction, expiresAt: null })
  return { token, redirect }
}
