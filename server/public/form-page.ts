import type { FormFields } from '@ximblox/blocks/forms/form-field'
import { formLabels } from '@ximblox/blocks/forms/form-labels'
import type { FormView } from '@ximblox/blocks/forms/form-view'
import type { Language } from '@ximblox/contract/locales'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { App } from '../app-context.ts'
import type { Refusal } from '../errors.ts'
import { withFrames } from '../http/sources.ts'
import type { Target } from '../http/target.ts'
import type { FoundPage } from '../live/live-page.ts'
import { loadView } from '../live/load-view.ts'
import type { Answer } from './answer.ts'
import { uncachedPageAnswer } from './page-answer.ts'
import { countingParams } from './page-key.ts'
import type { SiteRenderer } from './render-path.ts'

type RenderForm = (
  found: FoundPage,
  target: Target,
  form: FormView,
  status: number,
  retryAfter?: string,
) => Promise<Answer>

/** Renders a page for one visitor, with what they did with a form of it. */
export const createFormPage =
  (app: App, { renderPage, assets }: SiteRenderer): RenderForm =>
  async (found, target, form, status, retryAfter) => {
    // The confirmation of an earlier submission says nothing about this one.
    const { sent: _, ...params } = countingParams(target.query)
    const { view, frames } = await loadView(app, found, { assets, params })
    const body = Buffer.from(renderPage({ ...view, form }))
    const headers = ['X-Robots-Tag', 'noindex', ...(retryAfter ? ['Retry-After', retryAfter] : [])]
    return uncachedPageAnswer(status, body, headers, withFrames(app.policy, frames))
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
