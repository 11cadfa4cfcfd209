import type { IncomingMessage } from 'node:http'
import { addItem, removeItem } from '@ximblox/blocks/forms/change-items'
import { formElementID } from '@ximblox/blocks/forms/form-element-id'
import { readFormBody } from '@ximblox/blocks/forms/read-form-body'
import { languageOf } from '@ximblox/contract/locales'
import { Refusal } from '../../../kernel/errors/errors.ts'
import { refusalOf } from '../../../kernel/failures/refusal-of.ts'
import { reportFailure } from '../../../kernel/failures/report-failure.ts'
import type { PublishedForm } from '../../../kernel/forms/form-operations.ts'
import type { Target } from '../../../kernel/http/target.ts'
import type { FoundPage } from '../../../kernel/live/live-page.ts'
import { submissionPath } from '../../../kernel/live/published-form.ts'
import type { Answer } from '../answer.ts'
import { seeOtherAnswer } from '../page-answer.ts'
import { type FormSite, refusedView, renderForm } from './render-form.ts'

/** What a visitor with this network address sent. */
export interface SentBody {
  body: URLSearchParams
  address: string
  request: IncomingMessage
}

/** Submits what a visitor sent with a form of a page, or adds and removes items of its lists. */
export const answerForm = async (
  site: FormSite,
  target: Target,
  { found, form }: { found: FoundPage; form: PublishedForm },
  { body, address, request }: SentBody,
): Promise<Answer> => {
  const { app, forms } = site
  const { id, fields } = form.definition
  const values = readFormBody(fields, body)
  const shown = { form: id, blockKey: blockKeyOf(form), values, errors: [] }
  const [add, remove] = [body.get('add'), body.get('remove')]
  if (add !== null || remove !== null) {
    const changed = add === null ? values : addItem(fields, values, add)
    const without = remove === null ? changed : removeItem(fields, changed, remove)
    return renderForm(site, found, target, { ...shown, values: without, status: 'changed' }, 200)
  }
  const submitted = await forms
    .submit({
      form,
      values,
      address,
      website: body.get('website') ?? '',
      startedAt: timeIn(body.get('startedAt')),
      idempotencyKey: keyIn(body.get('idempotencyKey') ?? request.headers['idempotency-key']),
    })
    .catch((error: unknown) => {
      reportFailure(app.log, error, 'a form could not be accepted', { form: id })
      return refusalOf(error)
    })
  if (submitted instanceof Refusal) {
    const view = refusedView(shown, submitted, languageOf(found.page.locale), fields)
    return renderForm(site, found, target, view, submitted.status, submitted.headers['retry-after'])
  }
  const { token, redirect } = submitted
  if (token !== null) return seeOtherAnswer(303, submissionPath(form, token))
  return seeOtherAnswer(303, isLocalPath(redirect) ? asciiOf(redirect) : sentAddressOf(form))
}

const blockKeyOf = ({ place }: PublishedForm): string => place.block?.key ?? ''

/** The same for all visitors, so that it may come from the cache. */
const sentAddressOf = (form: PublishedForm): string => {
  const blockKey = blockKeyOf(form)
  return `${encodeURI(form.place.page.path)}?${new URLSearchParams({ sent: blockKey })}#${formElementID(blockKey)}`
}

const isLocalPath = (path: string | null): path is string =>
  path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path)

/** A header has no other characters. */
const asciiOf = (path: string): string => path.replaceAll(/[^\u0021-\u007e]+/g, encodeText)

/** Half of a character has no encoding. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed())

const timeIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined

const keyIn = (sent: string | string[] | undefined): string | undefined =>
  sent === undefined || sent === '' ? undefined : String(sent).slice(0, 200)
