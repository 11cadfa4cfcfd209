import type { Concerned } from '@ximblox/contract/letters'
import { languageOf } from '@ximblox/contract/locales'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import type { FormHandler, FormPlace, FormSubject } from '../form-handler.ts'
import { type FormPage, placeOnPage } from '../live/published-form.ts'
import { selectFormPages, selectPagesOfType } from '../live/store.ts'
import type { PageRecord, VersionRecord } from '../pages/store.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './concerned-store.ts'

type Page = FormPlace['page']

/**
 * Whom it concerns if a version of a page is published, or if the page is taken off the site: those with a submission
 * for what it will offer no more, at another time or place, or with too few places.
 */
export const concernedBy = async (
  app: App,
  db: Database,
  { id, type, groupID }: Pick<PageRecord, 'id' | 'type' | 'groupID'>,
  version: VersionRecord | null,
): Promise<Concerned[]> => {
  const handlers = app.forms.all.filter(({ subjects }) => subjects?.pageType === type)
  const [live] = handlers.length > 0 ? await selectFormPages(db, [id]) : []
  if (!live) return []
  const settings = await readLocales(db)
  const pageOf = (row: FormPage) => placeOnPage(app, row, null, settings).page
  const siblings = (await selectPagesOfType(db, type)).filter(row => row.groupID === groupID && row.id !== id)
  const change: PageChange = {
    page: pageOf(live),
    next: version && pageOf(publishedAs(live, version)),
    siblings: siblings.map(pageOf),
  }
  const found: Concerned[] = []
  for (const handler of handlers) found.push(...(await concernedOf(db, handler, change)))
  return found
}

interface PageChange {
  page: Page
  next: Page | null
  /** Its published translations. */
  siblings: readonly Page[]
}

/** A live page with another version. Shared values are published with the page that they belong to only. */
const publishedAs = (live: FormPage, { title, props, propsVersion, shared }: VersionRecord): FormPage => ({
  ...live,
  title,
  props,
  propsVersion,
  shared: shared ? (live.shared ?? null) : null,
})

/** The states in which a submission takes places, holds them, or waits for them. */
export const statesInUse = ({ subjects, reservations }: FormHandler): string[] => [
  ...(subjects?.takes ?? []),
  ...Object.keys(reservations?.hours ?? {}),
  ...(reservations?.waiting ? [reservations.waiting] : []),
]

const concernedOf = async (
  db: Database,
  handler: FormHandler,
  { page, next, siblings }: PageChange,
): Promise<Concerned[]> => {
  const { form, subjects, letters } = handler
  if (!subjects) return []
  const before = subjects.of(page)
  const offered = new Map(subjects.of(next ?? page).map(one => [one.subject, one]))
  const elsewhere = new Set(siblings.flatMap(subjects.of).map(({ subject }) => subject))
  const people = await store.peopleOf(
    db,
    form.id,
    before.map(({ subject }) => subject),
    statesInUse(handler),
  )
  return before.flatMap((subject): Concerned[] => {
    const own = people.filter(row => row.subject === subject.subject)
    const sumOf = (of: readonly store.People[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
    const taken = sumOf(own.filter(({ state }) => subjects.takes.includes(state)))
    const after = next ? offered.get(subject.subject) : undefined
    // What a translation still offers is not gone.
    if (!after && elsewhere.has(subject.subject)) return []
    const change = changeOf(subject, after, taken)
    if (!change || own.length === 0) return []
    const languages = [...new Set(own.map(({ language }) => language))].toSorted()
    const countOf = (of: readonly store.People[]) => of.reduce((sum, { submissions }) => sum + submissions, 0)
    return [
      {
        form: form.id,
        subject: subject.subject,
        label: subject.label,
        change,
        submissions: countOf(own),
        quantity: sumOf(own),
        taken,
        places: after?.places ?? null,
        letters: languages.flatMap(language => {
          const known = [page, ...siblings].find(({ locale }) => languageOf(locale) === language) ?? page
          const told = { subject: subject.subject, page: known, next: after ? next : null }
          const letter = change === 'fewer' ? undefined : letters?.prepare(told, language)
          const submissions = countOf(own.filter(row => row.language === language))
          return letter ? [{ language, submissions, ...letter }] : []
        }),
      },
    ]
  })
}

const changeOf = (
  before: FormSubject,
  after: FormSubject | undefined,
  taken: number,
): Concerned['change'] | undefined => {
  if (!after) return 'gone'
  if (factsOf(before) !== factsOf(after)) return 'changed'
  const isLowered = after.places !== null && after.places < (before.places ?? Number.POSITIVE_INFINITY)
  return isLowered && taken > (after.places ?? 0) ? 'fewer' : undefined
}

const factsOf = ({ startsAt, facts = [] }: FormSubject): string => JSON.stringify([startsAt, ...facts])
