import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { Language } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { App } from '../../kernel/app-context.ts'
import { submissionsTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { lockName } from '../../kernel/db/lock-name.ts'
import type { FormContext, FormPlace, StoredSubmission } from '../../kernel/forms/form-handler.ts'
import { selectFormPages } from '../../kernel/live/form-page-store.ts'
import { globalsFor } from '../../kernel/live/globals.ts'
import { placeOnPage } from '../../kernel/live/published-form.ts'
import { selectSubmissionTotals } from '../../kernel/live/store.ts'
import { readLocales } from '../settings/store.ts'
import { deletionDate } from './deletion-date.ts'
import { fileLink } from './file-link.ts'
import { restartHour } from './mail-limits.ts'
import { sendFormMail } from './send-form-mail.ts'
import * as store from './store.ts'

export type Stored = StoredSubmission<store.Data>

interface Options {
  form: FormDefinition
  language: Language
  now: Date
  /** The submission that mails are about by default, once it is stored. */
  currentID?: number
  /** Nobody has shown that the addresses are theirs. */
  isUnverified?: boolean
  byUser?: boolean
}

/** Everything that a handler may do, in one transaction. */
export const formContext = (
  app: App,
  tx: Transaction,
  { form, language, now, currentID, isUnverified = false, byUser = false }: Options,
): FormContext<store.Data> => ({
  now,
  form,
  language,
  siteURL: app.config.publicURL,
  byUser,
  lock: subject => lockSubject(tx, form.id, subject),
  livePath: async pageID => {
    const [page] = await selectFormPages(tx.db, [pageID])
    const settings = await readLocales(tx.db)
    return page && settings.availableLocales.includes(page.locale)
      ? encodeURI(pathOf(page, settings))
      : undefined
  },
  global: async (id, locale) =>
    globalsFor(await store.selectLiveGlobals(tx.db, locale), locale, app)[id]?.props ?? {},
  fileLink: (place, field, until) => fileLink(app, tx.db, { place, field, until }),
  totals: async subject => (await selectSubmissionTotals(tx.db, form.id, [subject]))[subject] ?? {},
  inState: async (subject, state) =>
    withPlaces(app, tx, await store.submissionsIn(tx.db, form.id, subject, [state])),
  fromAddress: async email => withPlaces(app, tx, await store.submissionsFrom(tx.db, form.id, email)),
  setState: async (id, state, heldUntil) => {
    const entry = await store.lockSubmission(tx.db, id)
    if (entry?.form !== form.id) return
    await changeState(tx, form, entry, state, { now, heldUntil })
    const { ended = [] } = app.forms.of(form.id) ?? {}
    if (ended.includes(entry.state) && !ended.includes(state))
      await restartHour(app, tx.db, form, entry.email)
  },
  endLinks: async (id, action) => {
    const entry = await store.findSubmission(tx.db, id)
    if (entry?.form === form.id) await store.deleteTokens(tx.db, id, action)
  },
  mail: async (mail, id = currentID) => {
    if (id === undefined) throw new Error('a submission has no mails before it is stored')
    const entry = await store.findSubmission(tx.db, id)
    if (!entry) return false
    const submission = await withPlace(app, tx, entry)
    // Others get their mails whatever this visitor sends, such as when places have become free.
    const isOfVisitor = isUnverified && id === currentID
    return sendFormMail(app, tx.db, { form, mail, submission, now, isUnverified: isOfVisitor })
  },
})

export const lockSubject = (tx: Transaction, form: string, subject: string): Promise<void> =>
  lockName(tx.db, subjectName(form, subject))

/** Locks the subjects of several submissions, in the same order everywhere. */
export const lockSubjects = async (
  tx: Transaction,
  entries: readonly Pick<store.SubmissionEntry, 'form' | 'subject'>[],
): Promise<void> => {
  const names = entries.flatMap(({ form, subject }) => (subject === '' ? [] : [subjectName(form, subject)]))
  for (const name of [...new Set(names)].toSorted()) await lockName(tx.db, name)
}

const subjectName = (form: string, subject: string) => `submission ${form} ${subject}`

/** Stores a new state and, as a consequence, when the submission will be deleted. */
export const changeState = async (
  tx: Transaction,
  form: FormDefinition,
  entry: Pick<store.SubmissionEntry, 'id' | 'state' | 'subject'>,
  state: string,
  { now, heldUntil = null }: { now: Date; heldUntil?: Date | null | undefined },
): Promise<void> => {
  if (!Object.hasOwn(form.states, state)) throw new Error(`the form "${form.id}" has no state "${state}"`)
  if (entry.state === state) return
  await store.updateState(tx.db, entry.id, state, {
    at: now,
    heldUntil,
    deleteAfter: deletionDate(form, state, now),
  })
  touchSubject(tx, form.id, entry.subject)
}

/** Pages that show the totals of a subject are rendered again. */
export const touchSubject = (tx: Transaction, form: string, subject: string): void => {
  if (subject !== '') tx.touch(submissionsTag(form, subject))
}

export const withPlace = async (app: App, tx: Transaction, entry: store.SubmissionEntry): Promise<Stored> => {
  const [stored] = await withPlaces(app, tx, [entry])
  if (!stored) throw new Error('a submission got lost')
  return stored
}

export const withPlaces = async (
  app: App,
  tx: Transaction,
  entries: readonly store.SubmissionEntry[],
): Promise<Stored[]> => {
  const ids = [...new Set(entries.flatMap(({ pageID }) => pageID ?? []))]
  const pages = new Map((await selectFormPages(tx.db, ids)).map(page => [page.id, page]))
  const settings = await readLocales(tx.db)
  const placeOf = ({ pageID, blockKey }: store.SubmissionEntry): FormPlace | null => {
    const page = pageID === null ? undefined : pages.get(pageID)
    return page ? placeOnPage(app, page, blockKey, settings) : null
  }
  return entries.map(entry => {
    const { pageID: _pageID, blockKey: _blockKey, form: _form, ...submission } = entry
    return { ...submission, place: placeOf(entry) }
  })
}
