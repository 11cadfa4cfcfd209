import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { isReservedPath, notFoundSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../../kernel/app-context.ts'
import { Cancelled } from '../../kernel/async/cancelled.ts'
import type { FormOperations } from '../../kernel/forms/form-operations.ts'
import type { Readiness } from '../../kernel/http/health.ts'
import { isSecure } from '../../kernel/http/origin.ts'
import { readTarget } from '../../kernel/http/target.ts'
import { createCompressor } from './compressor.ts'
import { createEditorPages } from './editor-page.ts'
import { isFormBody } from './forms/form-body.ts'
import { isFormLink } from './forms/form-link.ts'
import { openForm, postForm } from './forms/form-route.ts'
import type { FormSite } from './forms/render-form.ts'
import { builtInAnswer, settingUpAnswer } from './page-answer.ts'
import { createPageCaches } from './page-caches.ts'
import { createPageRoute } from './page-route.ts'
import type { ServedPage } from './path-memory.ts'
import { createPathRenderer } from './path-renderer.ts'
import { createSend, missingEncoding } from './send.ts'
import { noSharedCaching, sharedCaching } from './shared-caching.ts'
import { languageAt, type SiteParts } from './site-parts.ts'

export interface PublicSite {
  /** Responds from memory, or returns false and leaves the response untouched. Runs before the framework. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Responds to everything that no API or admin route handles: pages, their forms, redirects, /assets, 404s. `address` is
   * the network address of the client. Never rejects.
   */
  handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>
}

export interface PublicSiteOptions extends SiteParts {
  forms: FormOperations
  readiness: Pick<Readiness, 'contentReady'>
}

const staleHeaders = ['X-Ximblox-Stale', '1']
const secureHeaders = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']

/** Creates the public site with its page cache; one per process. */
export const createPublicSite = (app: App, { forms, readiness, ...parts }: PublicSiteOptions): PublicSite => {
  const { assets, defaultLocale } = parts
  const caching = app.config.cdn ? sharedCaching : noSharedCaching
  const cacheOf = createPageCaches(app)
  const compressed = createCompressor(cacheOf, app.log)
  const renderer = createPathRenderer(app, parts, caching)
  const route = createPageRoute({ app, defaultLocale, renderer, cacheOf })
  const formSite: FormSite = { app, forms, parts }
  const editorPages = createEditorPages(app)

  const commonHeaders = isSecure(app.config) ? secureHeaders : []
  const send = createSend(commonHeaders)
  const sendStale = createSend([...commonHeaders, ...staleHeaders])

  const deliver = ({ answer, stale }: ServedPage, request: IncomingMessage, response: ServerResponse) => {
    if (stale) sendStale(caching.revoke(answer), request, response)
    else send(answer, request, response)
  }

  /** Only cached answers are compressed, because many visitors share the work. */
  const encodingToMake = ({ answer, key }: ServedPage, request: IncomingMessage) =>
    key === undefined ? undefined : missingEncoding(answer, request)

  /** The first visitor waits for the compression, which takes less time than sending the uncompressed page. */
  const inAcceptedEncoding = async (shown: ServedPage, request: IncomingMessage): Promise<ServedPage> => {
    const { key, answer } = shown
    const encoding = encodingToMake(shown, request)
    return key === undefined || encoding === undefined
      ? shown
      : { ...shown, answer: await compressed(key, answer, encoding) }
  }

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '/' } = request
    if (!isReadRequest(request) || url.includes('%') || !readiness.contentReady) return false
    const queryStart = url.indexOf('?')
    if (queryStart >= 0 && isFormLink(url.slice(queryStart + 1))) return false
    const path = queryStart < 0 ? url : url.slice(0, queryStart)
    const asset = assets.recall(path)
    if (!asset && editorPages.mayConcern(request)) return false
    const shown = asset
      ? { answer: asset }
      : route.recall(path, queryStart < 0 ? '' : url.slice(queryStart + 1))
    if (!shown || encodingToMake(shown, request)) return false
    if (!asset) app.measures.pageRecalled()
    deliver(shown, request, response)
    return true
  }

  const notFoundPath = pathOf({ locale: defaultLocale, slug: notFoundSlug }, { defaultLocale })

  const find = async (request: IncomingMessage, address: string): Promise<ServedPage> => {
    const target = readTarget(request.url ?? '/')
    const language = languageAt(parts, target?.path ?? '/')
    if (target && isFormPost(request) && !isReservedPath(target.path))
      return { answer: await postForm(formSite, request, target, address) }
    if (!isReadRequest(request)) return { answer: builtInAnswer(405, language, ['Allow', 'GET, HEAD']) }
    if (!target) return { answer: builtInAnswer(400, language) }
    if (target.path.startsWith('/assets/'))
      return { answer: (await assets.find(target.path)) ?? builtInAnswer(404, language) }
    // An encoded spelling of a reserved path, which the router does not recognise. Looking for a page there would
    // remember the decoded path as missing, and hide what is really there.
    if (isReservedPath(target.path)) return route.show(notFoundPath, '', address)
    if (isFormLink(target.query)) return { answer: await openForm(formSite, target, address) }
    const shown = await route.show(target.path, target.query, address)
    const forEditor = await editorPages.answerFor(request, address, target.path, shown.answer)
    return forEditor ? { answer: forEditor } : shown
  }

  const handle: PublicSite['handle'] = async (request, response, address) => {
    try {
      const found = await find(request, address)
      const shown = await inAcceptedEncoding(found, request)
      const isMissing = shown.answer.status === 404 && !readiness.contentReady
      deliver(
        isMissing ? { answer: settingUpAnswer(languageAt(parts, request.url ?? '/')) } : shown,
        request,
        response,
      )
    } catch (error) {
      if (error instanceof Cancelled) return void response.destroy()
      app.log.error({ err: error }, 'a page could not be served')
      if (response.headersSent) response.destroy()
      else send(builtInAnswer(500, languageAt(parts, request.url ?? '/')), request, response)
    }
  }

  return { serve, handle }
}

const isFormPost = (request: IncomingMessage) => request.method === 'POST' && isFormBody(request)

const isReadRequest = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
