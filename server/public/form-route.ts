import type { IncomingMessage } from 'node:http'
import { addItem, removeItem } from '@ximblox/blocks/forms/change-items'
import { formElementID } from '@ximblox/blocks/forms/form-element-id'
import type { FormView } from '@ximblox/blocks/forms/form-view'
import { readFormBody } from '@ximblox/blocks/forms/read-form-body'
import { type Language, languageOf as languageOfLocale } from '@ximblox/contract/locales'
import type { App } from '../app-context.ts'
import { refuse } from '../errors.ts'
import type { FormLink, FormOperations } from '../form-operations.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { Target } from '../http/target.ts'
import { Overloaded } from '../limiter.ts'
import { findBySlug } from '../live/find.ts'
import type { Found, FoundPage } from '../live/live-page.ts'
import { type PublishedForm, publishedForms, submissionPath } from '../live/published-form.ts'
import { refusalOf } from '../refusal-of.ts'
import { reportFailure } from '../report-failure.ts'
import type { Answer } from './answer.ts'
import { readForm } from './form-body.ts'
import { createFormPage, refusedView } from './form-page.ts'
import { builtInAnswer, seeOtherAnswer, uncachedPageAnswer } from './page-answer.ts'
import { pageOfForm, withOnlyBlock } from './page-of-form.ts'
import type { SiteRenderer } from './render-path.ts'

/** What visitors do with forms on pages. Nothing here reads or fills the page cache. */
export interface FormRoute {
  /** A form that was sent to its page by a visitor with this network address. */
  post(request: IncomingMessage, target: Target, address: string): Promise<Answer>
  /** A link that leads to a submission, opened from this network address. It never changes anything. */
  open(target: Target, address: string): Promise<Answer>
}

interface Options {
  app: App
  forms: FormOperations
  renderer: SiteRenderer
}

/** True for the query of a link that leads to a submission. */
export const isFormLink = (query: string): boolean => {
  if (!query.includes('token=')) return false
  const params = new URLSearchParams(query)
  return params.has('form') && params.has('token')
}

export const createFormRoute = ({ app, forms, renderer }: Options): FormRoute => {
  const renderForm = createFormPage(app, renderer)

  const post: FormRoute['post'] = async (request, target, address) => {
    const language = renderer.languageAt(target.path)
    if (!isOwnOrigin(app.config, request.headers)) return builtInAnswer(403, language)
    const body = await readForm(request)
    if (!body) return builtInAnswer(413, language, ['Connection', 'close'])
    if (body.get('List-Unsubscribe') === 'One-Click')
      return withFailures(target, address, () => unsubscribe(target))
    const [action, token] = [body.get('action'), body.get('token')]
    if (action !== null && token !== null) {
      const [form, blockKey] = [body.get('form') ?? '', body.get('blockKey') ?? '']
      return act(target, address, { form, action, token, blockKey })
    }
    return onPage(target, address, 308, async found => {
      const form = formNamedIn(body, publishedForms(app, found.page, found.settings))
      if (!form) return builtInAnswer(405, language, ['Allow', 'GET, HEAD'])
      return answerForm(found, form, target, { body, address, request })
    })
  }

  const open: FormRoute['open'] = (target, address) =>
    withFailures(target, address, () => {
      const link = linkIn(target)
      return withLink(target, link, 404, () => show(target, link))
    })

  /** Shows what a link leads to where its form is by now: on its page, or alone where no public page has it. */
  const show = async (target: Target, { form, action, token }: FormLink): Promise<Answer> => {
    const { place, ...opened } = await forms.open({ form, action, token })
    const shown = { form, isAlone: true, values: {}, errors: [], ...opened } as const
    if (place?.block && place.page.path !== target.path)
      return seeOtherAnswer(307, `${encodeURI(place.page.path)}?${target.query}`)
    const found = await findBySlug(app, target.path)
    const key = place?.block?.key
    if (key !== undefined && found.kind === 'page')
      return renderForm(withOnlyBlock(found, key), target, { ...shown, blockKey: key }, 200)
    const alone = await pageOfForm(app, found, target.path, form)
    return alone
      ? renderForm(alone.found, target, { ...shown, blockKey: alone.blockKey }, 200)
      : builtInAnswer(404, renderer.languageAt(target.path))
  }

  /** A link that is refused is shown on the page that it leads to; with this status if it is not valid. */
  const withLink = async (
    target: Target,
    { form, blockKey }: PlacedLink,
    invalidStatus: number,
    answer: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await answer()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500) throw error
      const found = await findBySlug(app, target.path)
      if (found.kind !== 'page') return elsewhere(found, target, 307, renderer.languageAt(target.path))
      const shown = { form, blockKey, isAlone: true, values: {}, errors: [] } as const
      const view = refusedView(shown, refusal, languageOf(found), undefined)
      const status = refusal.status === 422 ? invalidStatus : refusal.status
      const page = withOnlyBlock(found, blockKey)
      return renderForm(page, target, { ...view, status: 'failed' }, status, refusal.headers['retry-after'])
    }
  }

  /** Does something with the page at a path. Another address gets the same request again, with its body. */
  const onPage = async (
    target: Target,
    address: string,
    redirectStatus: number,
    answer: (found: FoundPage) => Promise<Answer>,
  ): Promise<Answer> => {
    return withFailures(target, address, async () => {
      const found = await findBySlug(app, target.path)
      if (found.kind === 'page') return answer(found)
      return elsewhere(found, target, redirectStatus, renderer.languageAt(target.path))
    })
  }

  const withFailures = async (
    target: Target,
    address: string,
    answer: () => Promise<Answer>,
  ): Promise<Answer> => {
    const language = renderer.languageAt(target.path)
    try {
      return await app.admission.forms.admit(address, answer)
    } catch (error) {
      reportFailure(app.log, error, 'a form could not be answered', { path: target.path })
      if (error instanceof Overloaded) return builtInAnswer(503, language, ['Retry-After', '1'])
      const { status } = refusalOf(error)
      return status === 503
        ? builtInAnswer(503, language, ['Retry-After', '2'])
        : builtInAnswer(status < 500 ? 400 : 500, language)
    }
  }

  const elsewhere = (
    found: Exclude<Found, FoundPage>,
    target: Target,
    status: number,
    language: Language,
  ): Answer => {
    const to = found.kind === 'redirect' ? URL.parse(found.to, app.config.publicURL) : null
    if (to?.origin !== app.config.publicURL) return builtInAnswer(found.kind === 'gone' ? 410 : 404, language)
    return seeOtherAnswer(status, to.pathname + (target.query === '' ? to.search : `?${target.query}`))
  }

  const answerForm = async (
    found: FoundPage,
    form: PublishedForm,
    target: Target,
    { body, address, request }: { body: URLSearchParams; address: string; request: IncomingMessage },
  ): Promise<Answer> => {
    const { fields } = form.definition
    const values = readFormBody(fields, body)
    const shown = { ...identityOf(form), values, errors: [] }
    const [add, remove] = [body.get('add'), body.get('remove')]
    if (add !== null || remove !== null) {
      const changed = add === null ? values : addItem(fields, values, add)
      const without = remove === null ? changed : removeItem(fields, changed, remove)
      return renderForm(found, target, { ...shown, values: without, status: 'changed' }, 200)
    }
    return answerRefusals(found, form, target, shown, async () => {
      const { token, redirect } = await forms.submit({
        form,
        values,
        address,
        website: body.get('website') ?? '',
        startedAt: timeIn(body.get('startedAt')),
        idempotencyKey: keyIn(body.get('idempotencyKey') ?? request.headers['idempotency-key']),
      })
      if (token !== null) return seeOtherAnswer(303, submissionPath(form, token))
      return seeOtherAnswer(303, isLocalPath(redirect) ? asciiOf(redirect) : sentAddressOf(form))
    })
  }

  const act = (target: Target, address: string, link: PlacedLink & { action: string }): Promise<Answer> =>
    withFailures(target, address, () =>
      withLink(target, link, 422, async () => {
        const { form, action, token, blockKey } = link
        await forms.act({ form, action, token })
        const query = new URLSearchParams({ form, block: blockKey, token })
        return seeOtherAnswer(303, `${encodeURI(target.path)}?${query}#${formElementID(blockKey)}`)
      }),
    )

  /**
   * What mail programs send by themselves. They neither follow redirects nor read the response, so this also works after
   * the page has moved or is no longer published.
   */
  const unsubscribe = async (target: Target): Promise<Answer> => {
    const { form, action, token } = linkIn(target)
    if (action === null) throw refuse('invalidToken', 'token')
    await forms.act({ form, action, token })
    return uncachedPageAnswer(200, Buffer.alloc(0))
  }

  const answerRefusals = async (
    found: FoundPage,
    form: PublishedForm,
    target: Target,
    shown: Omit<FormView, 'status'>,
    answer: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await answer()
    } catch (error) {
      const refusal = refusalOf(error)
      reportFailure(app.log, error, 'a form could not be accepted', { form: shown.form })
      const view = refusedView(shown, refusal, languageOf(found), form.definition.fields)
      return renderForm(found, target, view, refusal.status, refusal.headers['retry-after'])
    }
  }

  return { post, open }
}

/** Without the key of a block, which other pages do not know, it is the first form with this id. */
const formNamedIn = (body: URLSearchParams, forms: readonly PublishedForm[]): PublishedForm | undefined => {
  const [id, blockKey] = [body.get('form'), body.get('blockKey')]
  return forms.find(
    ({ definition, place }) => definition.id === id && (blockKey === null || place.block?.key === blockKey),
  )
}

const languageOf = ({ page }: FoundPage): Language => languageOfLocale(page.locale)

const identityOf = ({ definition, place }: PublishedForm) => ({
  form: definition.id,
  blockKey: place.block?.key ?? '',
})

/** A link, with the block that it led to when it was made. */
type PlacedLink = FormLink & { blockKey: string }

const linkIn = ({ query }: Target): PlacedLink => {
  const params = new URLSearchParams(query)
  return {
    form: params.get('form') ?? '',
    action: params.get('action'),
    token: params.get('token') ?? '',
    blockKey: params.get('block') ?? '',
  }
}

/** The same for all visitors, so that it may come from the cache. */
const sentAddressOf = (form: PublishedForm): string => {
  const { blockKey } = identityOf(form)
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
