import type { IncomingMessage } from 'node:http'
import { Overloaded } from '../../../kernel/async/limiter.ts'
import { refusalOf } from '../../../kernel/failures/refusal-of.ts'
import { reportFailure } from '../../../kernel/failures/report-failure.ts'
import type { PublishedForm } from '../../../kernel/forms/form-operations.ts'
import { isOwnOrigin } from '../../../kernel/http/origin.ts'
import type { Target } from '../../../kernel/http/target.ts'
import { findBySlug } from '../../../kernel/live/find.ts'
import { publishedForms } from '../../../kernel/live/published-form.ts'
import type { Answer } from '../answer.ts'
import { builtInAnswer } from '../page-answer.ts'
import { languageAt } from '../site-parts.ts'
import { readForm } from './form-body.ts'
import { actOnLink, linkIn, showLink, unsubscribe } from './form-link.ts'
import { answerElsewhere, type FormSite } from './render-form.ts'
import { answerForm, type SentBody } from './sent-form.ts'

// What visitors do with forms on pages. Nothing here reads or fills the page cache.

/** Answers a form that a visitor with this network address sent to its page. */
export const postForm = async (
  site: FormSite,
  request: IncomingMessage,
  target: Target,
  address: string,
): Promise<Answer> => {
  const language = languageAt(site.parts, target.path)
  if (!isOwnOrigin(site.app.config, request.headers)) return builtInAnswer(403, language)
  const body = await readForm(request)
  if (!body) return builtInAnswer(413, language, ['Connection', 'close'])
  return inTurn(site, target, address, () => answerPost(site, target, { body, address, request }))
}

/** Shows what a link to a submission leads to, opened from this network address. It never changes anything. */
export const openForm = (site: FormSite, target: Target, address: string): Promise<Answer> =>
  inTurn(site, target, address, () => showLink(site, target, linkIn(target)))

const inTurn = async (
  { app, parts }: FormSite,
  { path }: Target,
  address: string,
  answer: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await app.admission.forms.admit(address, answer)
  } catch (error) {
    reportFailure(app.log, error, 'a form could not be answered', { path })
    const language = languageAt(parts, path)
    if (error instanceof Overloaded) return builtInAnswer(503, language, ['Retry-After', '1'])
    const { status } = refusalOf(error)
    return status === 503
      ? builtInAnswer(503, language, ['Retry-After', '2'])
      : builtInAnswer(status < 500 ? 400 : 500, language)
  }
}

const answerPost = async (site: FormSite, target: Target, sent: SentBody): Promise<Answer> => {
  const { app, parts } = site
  const { body } = sent
  if (body.get('List-Unsubscribe') === 'One-Click') return unsubscribe(site, linkIn(target))
  const [action, token] = [body.get('action'), body.get('token')]
  if (action !== null && token !== null) {
    const [form, blockKey] = [body.get('form') ?? '', body.get('blockKey') ?? '']
    return actOnLink(site, target, { form, action, token, blockKey })
  }
  const found = await findBySlug(app, target.path)
  // Another address gets the same request again, with its body.
  if (found.kind !== 'page') return answerElsewhere(site, found, target, 308)
  const form = formNamedIn(body, publishedForms(app, found.page, found.settings))
  if (!form) return builtInAnswer(405, languageAt(parts, target.path), ['Allow', 'GET, HEAD'])
  return answerForm(site, target, { found, form }, sent)
}

/** Without the key of a block, which other pages do not know, it is the first form with this id. */
const formNamedIn = (body: URLSearchParams, forms: readonly PublishedForm[]): PublishedForm | undefined => {
  const [id, blockKey] = [body.get('form'), body.get('blockKey')]
  return forms.find(
    ({ definition, place }) => definition.id === id && (blockKey === null || place.block?.key === blockKey),
  )
}
