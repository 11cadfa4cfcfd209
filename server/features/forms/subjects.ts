import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { FormHandler, FormSubject } from '../../kernel/forms/form-handler.ts'
import { selectPagesOfType } from '../../kernel/live/form-page-store.ts'
import { placeOnPage } from '../../kernel/live/published-form.ts'
import { permit } from '../../kernel/permit.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './submission-store.ts'

type List = typeof calls.forms.subjects
type Subject = Payload<List>['data'][number]

/** What can be registered for on published pages, then what only has registrations any more. */
export const listSubjects = async (
  app: App,
  actor: Actor,
  { query }: Input<List>,
): Promise<Payload<List>> => {
  permit(actor, 'view-submissions')
  const { subjects } = app.forms.of(query.form) ?? {}
  const offered = subjects ? await offeredSubjects(app, subjects) : new Map<string, Offered>()
  const counted = new Map((await store.listSubjects(app.db, query.form)).map(row => [row.subject, row]))
  const data = [...new Set([...offered.keys(), ...counted.keys()])].map((subject): Subject => {
    const { label, startsAt, places, pageID } = offered.get(subject) ?? unknown(counted.get(subject))
    const { totals = {} } = counted.get(subject) ?? {}
    const taken = (subjects?.takes ?? []).reduce((sum, state) => sum + (totals[state]?.quantity ?? 0), 0)
    const left = places === null ? null : Math.max(0, places - taken)
    const isOffered = offered.has(subject)
    return { subject, label, pageID, isOffered, startsAt, places, left, totals }
  })
  return { data }
}

type Offered = FormSubject & { pageID: number | null }

/** By subject; of several translations of a page, the first one counts. */
const offeredSubjects = async (
  app: App,
  { pageType, of }: NonNullable<FormHandler['subjects']>,
): Promise<Map<string, Offered>> => {
  const settings = await readLocales(app.db)
  const found = new Map<string, Offered>()
  for (const row of await selectPagesOfType(app.db, pageType)) {
    const { page } = placeOnPage(app, row, null, settings)
    for (const subject of of(page))
      if (!found.has(subject.subject)) found.set(subject.subject, { ...subject, pageID: page.id })
  }
  return found
}

/** A subject that is on no published page any more. */
const unknown = (row: store.SubjectRow | undefined): Omit<Offered, 'subject'> => ({
  label: row?.label ?? '',
  startsAt: null,
  places: null,
  pageID: row?.pageID ?? null,
})
