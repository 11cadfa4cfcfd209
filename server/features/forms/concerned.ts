import type { Concerned } from '@ximblox/contract/letters'
import { languageOf } from '@ximblox/contract/locales'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { FormHandler, FormPlace, FormSubject } from '../../kernel/forms/form-handler.ts'
import { selectPagesOfGroup } from '../../kernel/live/form-page-store.ts'
import { type FormPage, placeOnPage } from '../../kernel/live/published-form.ts'
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
  const group = handlers.length > 0 ? await selectPagesOfGroup(db, groupID) : []
  const live = group.find(page => page.id === id)
  if (!live) return []
  const settings = await readLocales(db)
  const pageOf = (row: FormPage) => placeOnPage(app, row, null, settings).page
  const change: PageChange = {
    page: pageOf(live),
    next: version && pageOf(publishedAs(live, version)),
    siblings: group.filter(page => page !== live).map(pageOf),
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
  ...(reservations?.held ?? []),
  ...(reservations?.waiting ? [reservations.waiting] : []),
]

const concernedOf = async (db: Database, handler: FormHandler, pages: PageChange): Promise<Concerned[]> => {
  const { form, subjects } = handler
  if (!subjects) return []
  const before = subjects.of(pages.page)
  const offered = new Map((pages.next ? subjects.of(pages.next) : []).map(one => [one.subject, one]))
  const elsewhere = new Set(pages.siblings.flatMap(subjects.of).map(({ subject }) => subject))
  const names = before.map(({ subject }) => subject)
  const people = await store.peopleOf(db, form.id, names, statesInUse(handler))
  return before.flatMap((one): Concerned[] => {
    const { subject, label } = one
    const after = offered.get(subject)
    // What a translation still offers is not gone.
    if (!after && elsewhere.has(subject)) return []
    const own = people.filter(row => row.subject === subject)
    const taken = sumOf(
      own.filter(({ state }) => subjects.takes.includes(state)),
      'quantity',
    )
    const change = changeOf(one, after, taken)
    if (!change || own.length === 0) return []
    const letters = change === 'fewer' ? [] : lettersOf(handler, subject, own, after ? pages : gone(pages))
    const places = after?.places ?? null
    const counts = { submissions: sumOf(own, 'submissions'), quantity: sumOf(own, 'quantity'), taken, places }
    return [{ form: form.id, subject, label, change, ...counts, letters }]
  })
}

const gone = (pages: PageChange): PageChange => ({ ...pages, next: null })

const sumOf = (people: readonly store.People[], of: 'submissions' | 'quantity'): number =>
  people.reduce((sum, row) => sum + row[of], 0)

/** One letter for each language in which people sent their submissions. */
const lettersOf = (
  { letters }: FormHandler,
  subject: string,
  people: readonly store.People[],
  { page, next, siblings }: PageChange,
): Concerned['letters'] => {
  if (!letters) return []
  const languages = [...new Set(people.map(({ language }) => language))].toSorted()
  return languages.map(language => {
    const known = [page, ...siblings].find(({ locale }) => languageOf(locale) === language) ?? page
    const readers = people.filter(row => row.language === language)
    const letter = letters.prepare({ subject, page: known, next }, language)
    return { language, submissions: sumOf(readers, 'submissions'), ...letter }
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
