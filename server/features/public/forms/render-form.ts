import type { FormFields } from '@ximblox/blocks/forms/form-field'
import { formLabels } from '@ximblox/blocks/forms/form-labels'
import type { FormView } from '@ximblox/blocks/forms/form-view'
import type { Language } from '@ximblox/contract/locales'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { App } from '../../../kernel/app-context.ts'
import type { Refusal } from '../../../kernel/errors/errors.ts'
import type { FormOperations } from '../../../kernel/forms/form-operations.ts'
import { withFrames } from '../../../kernel/http/sources.ts'
import type { Target } from '../../../kernel/http/target.ts'
import type { Found, FoundPage } from '../../../kernel/live/live-page.ts'
import { loadView } from '../../../kernel/live/load-view.ts'
import type { Answer } from '../answer.ts'
import { builtInAnswer, seeOtherAnswer, uncachedPageAnswer } from '../page-answer.ts'
import { countingParams } from '../page-key.ts'
import { languageAt, type SiteParts } from '../site-parts.ts'

/** A site with what visitors do with its forms. */
export interface FormSite {
  app: App
  forms: FormOperations
  parts: SiteParts
}

/** Renders a page for one visitor, with what they did with a form of it. */
export const renderForm = async (
  { app, parts }: FormSite,
  found: FoundPage,
  target: Target,
  form: FormView,
  status: number,
  retryAfter?: string,
): Promise<Answer> => {
  // The confirmation of an earlier submission says nothing about this one.
  const { sent: _, ...params } = countingParams(target.query)
  const { view, frames } = await loadView(app, found, { assets: parts.assets.addresses, params })
  const body = Buffer.from(parts.renderPage({ ...view, form }))
  const headers = ['X-Robots-Tag', 'noindex', ...(retryAfter ? ['Retry-After', retryAfter] : [])]
  return uncachedPageAnswer(status, body, headers, withFrames(app.policy, frames))
}

/** What visitors get of a form at an address without a page: another address with this status, or an error. */
export const answerElsewhere = (
  { app, parts }: FormSite,
  found: Exclude<Found, FoundPage>,
  target: Target,
  status: number,
): Answer => {
  const to = found.kind === 'redirect' ? URL.parse(found.to, app.config.publicURL) : null
  if (to?.origin !== app.config.publicURL)
    return builtInAnswer(found.kind === 'gone' ? 410 : 404, languageAt(parts, target.path))
  return seeOtherAnswer(status, to.pathname + (target.query === '' ? to.search : `?${target.query}`))
}

/** The form with what is wrong, in the words of the visitor's language. */
export const refusedView = (
  shown: Omit<FormView, 'status'>,
  { entries, status }: Refusal,
  language: Language,
  fields: FormFields | undefined,
): FormView => {
  const labels = fields && formLabels(fields, language)
  return {
    ...shown,
    status: status === 422 && !entries.some(({ property }) => property === 'token') ? 'invalid' : 'failed',
    errors: entries.map(entry => ({
      property: entry.property,
      message: messageOf(language, entry, labels),
    })),
  }
}
