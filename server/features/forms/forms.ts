import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { FormField, FormFields } from '@ximblox/blocks/forms/form-field'
import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { FormSummary, Wording } from '@ximblox/contract/forms'
import type { PageID } from '@ximblox/contract/ids'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { FormPlace } from '../../kernel/forms/form-handler.ts'
import { selectPagesWithBlocks } from '../../kernel/live/form-page-store.ts'
import { publishedForms } from '../../kernel/live/published-form.ts'
import { permit } from '../../kernel/permit.ts'
import { readLocales } from '../settings/store.ts'
import { formBlockTypes } from './form-block-types.ts'
import { labelJson } from './label-json.ts'
import * as store from './submission-store.ts'

type Forms = typeof calls.forms
const week = 7 * 86_400_000

/** Every form that is declared, is on a published page, or has submissions. */
export const listForms = async (app: App, actor: Actor): Promise<Payload<Forms['list']>> => {
  permit(actor, 'view-submissions')
  const counts = await store.countByState(app.db, new Date(app.now().getTime() - week))
  const published = await findPublished(app)
  const ids = [
    ...new Set([...app.registry.forms.keys(), ...published.keys(), ...counts.map(({ form }) => form)]),
  ]
  return {
    data: await Promise.all(
      ids.map(id =>
        summaryOf(
          app,
          id,
          published.get(id),
          counts.filter(({ form }) => form === id),
        ),
      ),
    ),
  }
}

type Published = { definition: FormDefinition; page: FormPlace['page'] & { slug: string } }

/** The forms on published pages; the first page of each. */
const findPublished = async (app: App): Promise<Map<string, Published>> => {
  const settings = await readLocales(app.db)
  const found = new Map<string, Published>()
  for (const page of await selectPagesWithBlocks(app.db, formBlockTypes(app.registry)))
    for (const { definition, place } of publishedForms(app, page, settings))
      if (!found.has(definition.id))
        found.set(definition.id, { definition, page: { ...place.page, slug: page.slug } })
  return found
}

const summaryOf = async (
  app: App,
  id: string,
  published: Published | undefined,
  counts: readonly store.FormCount[],
): Promise<FormSummary> => {
  const form = app.registry.forms.get(id) ?? published?.definition
  const base = form ?? app.forms.of(id)?.form
  // A form that no published page has any more is described by what it asked last.
  const [asked] = form ? [] : await store.wordingsOf(app.db, id)
  const states = base?.states ?? {}
  const unknownStates = counts.map(({ state }) => state).filter(state => !Object.hasOwn(states, state))
  const newest = Math.max(...counts.map(({ newestAt }) => newestAt.getTime()))
  return {
    id,
    label: labelJson(form?.label ?? asked?.wording.label ?? id),
    page: published
      ? {
          id: published.page.id as PageID,
          title: published.page.title,
          locale: published.page.locale,
          slug: published.page.slug,
        }
      : null,
    isDeclared: app.registry.forms.has(id),
    countsPlaces: app.forms.of(id)?.subjects !== undefined,
    columns: form ? columnsOf(form) : columnsAsked(asked?.wording),
    states: [
      ...Object.entries(states).map(([state, label]) => ({ id: state, label: labelJson(label) })),
      ...unknownStates.map(state => ({ id: state, label: state })),
    ].map(state => ({ ...state, count: counts.find(({ state: one }) => one === state.id)?.count ?? 0 })),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    lastWeek: counts.reduce((sum, { lastWeek }) => sum + lastWeek, 0),
    newestAt: counts.length > 0 ? new Date(newest).toISOString() : null,
    retentionDays: base?.retentionDays ?? null,
  }
}

const columnsOf = ({ fields, columns }: FormDefinition): FormSummary['columns'] =>
  columns.map(path => ({ path, label: labelJson(fieldAt(fields, path)?.label ?? path) }))

const fieldAt = (fields: FormFields, path: string): FormField | undefined => {
  const [name = '', ...rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return rest.length > 0 && field && 'fields' in field ? fieldAt(field.fields, rest.join('.')) : field
}

const shownColumns = 4

const columnsAsked = (wording: Wording | undefined): FormSummary['columns'] =>
  (wording?.fields ?? [])
    .filter(({ kind }) => !['consent', 'group', 'repeated', 'long-text'].includes(kind))
    .slice(0, shownColumns)
    .map(({ name, label }) => ({ path: name, label }))
