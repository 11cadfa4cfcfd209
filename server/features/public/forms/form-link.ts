import { formElementID } from '@ximblox/blocks/forms/form-element-id'
import { languageOf } from '@ximblox/contract/locales'
import { Refusal, refuse } from '../../../kernel/errors/errors.ts'
import { refusalOf } from '../../../kernel/failures/refusal-of.ts'
import type { FormLink } from '../../../kernel/forms/form-operations.ts'
import type { Target } from '../../../kernel/http/target.ts'
import { findBySlug } from '../../../kernel/live/find.ts'
import type { Answer } from '../answer.ts'
import { builtInAnswer, seeOtherAnswer, uncachedPageAnswer } from '../page-answer.ts'
import { languageAt } from '../site-parts.ts'
import { answerElsewhere, type FormSite, refusedView, renderForm } from './render-form.ts'
import { pageOfForm, withOnlyBlock } from './stand-alone.ts'

/** A link that leads to a submission, with the block that it led to when it was made. */
export type PlacedLink = FormLink & { blockKey: string }

/** True for the query of a link that leads to a submission. */
export const isFormLink = (query: string): boolean => {
  if (!query.includes('token=')) return false
  const params = new URLSearchParams(query)
  return params.has('form') && params.has('token')
}

export const linkIn = ({ query }: Target): PlacedLink => {
  const params = new URLSearchParams(query)
  return {
    form: params.get('form') ?? '',
    action: params.get('action'),
    token: params.get('token') ?? '',
    blockKey: params.get('block') ?? '',
  }
}

/** Shows what a link leads to where its form is by now: on its page, or alone where no public page has it. */
export const showLink = async (site: FormSite, target: Target, link: PlacedLink): Promise<Answer> => {
  const { app, forms, parts } = site
  const { form, action, token } = link
  const opened = await forms.open({ form, action, token }).catch(refusalIn)
  if (opened instanceof Refusal) return showRefusal(site, target, link, opened, 404)
  const { place, ...submission } = opened
  const shown = { form, isAlone: true, values: {}, errors: [], ...submission } as const
  if (place?.block && place.page.path !== target.path)
    return seeOtherAnswer(307, `${encodeURI(place.page.path)}?${target.query}`)
  const found = await findBySlug(app, target.path)
  const key = place?.block?.key
  if (key !== undefined && found.kind === 'page')
    return renderForm(site, withOnlyBlock(found, key), target, { ...shown, blockKey: key }, 200)
  const alone = await pageOfForm(app, found, target.path, form)
  return alone
    ? renderForm(site, alone.found, target, { ...shown, blockKey: alone.blockKey }, 200)
    : builtInAnswer(404, languageAt(parts, target.path))
}

/** Does what a link offers, and leads back to it. */
export const actOnLink = async (
  site: FormSite,
  target: Target,
  link: PlacedLink & { action: string },
): Promise<Answer> => {
  const { form, action, token, blockKey } = link
  const done = await site.forms.act({ form, action, token }).catch(refusalIn)
  if (done instanceof Refusal) return showRefusal(site, target, link, done, 422)
  const query = new URLSearchParams({ form, block: blockKey, token })
  return seeOtherAnswer(303, `${encodeURI(target.path)}?${query}#${formElementID(blockKey)}`)
}

/**
 * What mail programs send by themselves. They neither follow redirects nor read the response, so this also works after
 * the page has moved or is no longer published.
 */
export const unsubscribe = async (
  { forms }: FormSite,
  { form, action, token }: PlacedLink,
): Promise<Answer> => {
  if (action === null) throw refuse('invalidToken', 'token')
  await forms.act({ form, action, token })
  return uncachedPageAnswer(200, Buffer.alloc(0))
}

/** The refusal of a link. A failure on our side is none. */
const refusalIn = (error: unknown): Refusal => {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) throw error
  return refusal
}

/** Shows a refusal on the page that its link leads to; with this status if the link is not valid. */
const showRefusal = async (
  site: FormSite,
  target: Target,
  { form, blockKey }: PlacedLink,
  refusal: Refusal,
  invalidStatus: number,
): Promise<Answer> => {
  const found = await findBySlug(site.app, target.path)
  if (found.kind !== 'page') return answerElsewhere(site, found, target, 307)
  const shown = { form, blockKey, isAlone: true, values: {}, errors: [] } as const
  const view = refusedView(shown, refusal, languageOf(found.page.locale), undefined)
  const status = refusal.status === 422 ? invalidStatus : refusal.status
  const page = withOnlyBlock(found, blockKey)
  return renderForm(site, page, target, { ...view, status: 'failed' }, status, refusal.headers['retry-after'])
}
