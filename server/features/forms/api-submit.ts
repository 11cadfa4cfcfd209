import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { JsonObject } from '@ximblox/contract/fields'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FormHandler } from '../../kernel/forms/form-handler.ts'
import type { FormOperations, PublishedForm } from '../../kernel/forms/form-operations.ts'
import type { Exchange } from '../../kernel/http/exchange.ts'
import { selectFormPages } from '../../kernel/live/form-page-store.ts'
import {
  type FormPage,
  placeOnPage,
  publishedForms,
  submissionPath,
} from '../../kernel/live/published-form.ts'
import { readLocales } from '../settings/store.ts'
import type { FormPages } from './form-pages.ts'

type Submit = typeof calls.forms.submit
type Body = Input<Submit>['body']

/** A submission over the API: the same as the one of a page, without the page. */
export const apiSubmit =
  ({ submit }: FormOperations, formPages: FormPages) =>
  async (
    app: App,
    actor: Actor,
    { params, body }: Input<Submit>,
    exchange: Exchange,
  ): Promise<Payload<Submit>> => {
    const handler = app.forms.of(params.form)
    if (!handler) throw refuse('notFound')
    const form = await findForm(app, formPages, handler, params.form, body)
    if (!form) throw refuse('notFound')
    const { token, redirect } = await submit({
      form,
      values: answersIn(form, body),
      address: actor.address,
      website: body.website ?? '',
      startedAt: body.startedAt,
      idempotencyKey: keyIn(exchange.request.headers['idempotency-key']),
      byUser: allows(actor.permissions, 'view-submissions'),
    })
    return { location: token === null ? redirect : submissionPath(form, token) }
  }

/** The names that say where a form is are answers too if the form asks for them. */
const answersIn = ({ definition }: PublishedForm, body: Body): JsonObject => {
  const placeNames = ['pageID', 'blockKey', 'locale', 'website', 'startedAt']
  const entries = Object.entries(body).filter(
    ([name, value]) =>
      value !== undefined && (!placeNames.includes(name) || Object.hasOwn(definition.fields, name)),
  )
  return Object.fromEntries(entries) as JsonObject
}

/** The form on the page that is named, or else on the first page that has it, in the locale that is named. */
const findForm = async (
  app: App,
  formPages: FormPages,
  handler: FormHandler,
  formID: string,
  { pageID, blockKey, locale }: Body,
): Promise<PublishedForm | undefined> => {
  const settings = await readLocales(app.db)
  const on = (page: FormPage) =>
    publishedForms(app, page, settings).find(
      ({ definition, place }) =>
        definition.id === formID && (blockKey === undefined || place.block?.key === blockKey),
    )
  const wanted =
    pageID ?? (await pageWith(formPages, formID, { blockKey, locale: locale ?? settings.defaultLocale }))
  const [page] = wanted === undefined ? [] : await selectFormPages(app.db, [wanted])
  if (!page) return undefined
  // A declared form may be about a page on which no block shows it.
  const isDeclared = pageID !== undefined && handler.form.id === formID && blockKey === undefined
  const standIn = isDeclared
    ? { definition: handler.form, place: placeOnPage(app, page, null, settings) }
    : undefined
  return on(page) ?? standIn
}

/** The first page with a form, in a locale if there is one. */
const pageWith = async (
  formPages: FormPages,
  formID: string,
  { blockKey, locale }: Pick<Body, 'blockKey' | 'locale'>,
): Promise<number | undefined> => {
  const locations = (await formPages()).filter(
    ({ form, blockKey: key }) => form === formID && (blockKey === undefined || key === blockKey),
  )
  return (locations.find(one => one.locale === locale) ?? locations[0])?.pageID
}

const keyIn = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined || header === '') return
  return String(header).slice(0, 200)
}
