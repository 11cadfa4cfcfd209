import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderPage } from '@ximblox/blocks/render/page-view'
import type { FindDocument } from '@ximblox/blocks/site-document'
import { languageOf } from '@ximblox/contract/locales'
import { pathOf, readPath } from '@ximblox/contract/rules/locale-path'
import { isReservedPath, notFoundSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../app-context.ts'
import { Cancelled } from '../cancelled.ts'
import type { FormOperations } from '../form-operations.ts'
import type { Readiness } from '../http/health.ts'
import { isSecure } from '../http/origin.ts'
import { readTarget } from '../http/target.ts'
import { inSpan } from '../tracing/in-span.ts'
import type { SiteAssets } from './assets.ts'
import { createCompressor } from './compressor.ts'
import { createEditorPages } from './editor-page.ts'
import { isFormBody } from './form-body.ts'
import { createFormRoute, isFormLink } from './form-route.ts'
import { builtInAnswer, settingUpAnswer } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import { hasParams } from './page-key.ts'
import { createPageRoute, type ServedPage } from './page-route.ts'
import { mayBeDocument, renderDocument } from './render-document.ts'
import { renderPath, renderQueryRedirect } from './render-path.ts'
import { createSend, missingEncoding } from './send.ts'
import { noSharedCaching, sharedCaching } from './shared-caching.ts'

export interface PublicSite {
  /** Responds from memory, or returns false and leaves the response untouched. Runs before the framework. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Responds to everything that no API or admin route handles: pages, their forms, redirects, /assets, 404s. `address` is
   * the network address of the client. Never rejects.
   */
  handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>
}

export interface PublicSiteOptions {
  renderPage: RenderPage
  findDocument: FindDocument
  assets: SiteAssets
  forms: FormOperations
  /** The locale of paths without a prefix. */
  defaultLocale: string
  readiness: Pick<Readiness, 'contentReady'>
}

const variantBytes = 16 * 1_048_576
const documentBytes = 32 * 1_048_576
const staleHeaders = ['X-Ximblox-Stale', '1']
const secureHeaders = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']

/** Creates the public site with its page cache; one per process. */
export const createPublicSite = (
  app: App,
  { renderPage, findDocument, assets, forms, defaultLocale, readiness }: PublicSiteOptions,
): PublicSite => {
  const options = { connected: () => app.content.connected(), clock: () => app.now().getTime() }
  const pages = createPageCache(options)
  // Separate, so that requesting many values of `?page=` does not evict pages.
  const variants = createPageCache({ ...options, maxBytes: variantBytes })
  // Separate, because a sitemap may be as large as a thousand pages.
  const documents = createPageCache({ ...options, maxBytes: documentBytes })
  for (const cache of [pages, variants, documents]) app.content.subscribe(cache)
  const cacheOf = (key: string) => (hasParams(key) ? variants : mayBeDocument(key) ? documents : pages)

  /** The language of visitors at a path, which also works without the database. */
  const languageAt = (path: string) => languageOf(readPath(path).prefix ?? defaultLocale)
  const renderer = { renderPage, assets: assets.addresses, languageAt }
  const compressed = createCompressor(cacheOf, app.log)
  const route = createPageRoute({
    app,
    cacheOf,
    render: (path, params, query) =>
      inSpan('render page', async () => {
        const startedAt = performance.now()
        const rendered =
          (await renderDocument(app, { findDocument, assets, defaultLocale }, path, query)) ??
          (await renderPath(app, renderer, path, params, query))
        app.measures.pageRendered((performance.now() - startedAt) / 1_000)
        return caching.allow(rendered)
      }),
    findQueryRedirect: (path, query) => renderQueryRedirect(app, renderer, path, query),
    languageAt,
    publicURL: app.config.publicURL,
    countRedirect: app.redirectHits.count,
  })

  const formRoute = createFormRoute({ app, forms, renderer })
  const editorPages = createEditorPages(app)

  const commonHeaders = isSecure(app.config) ? secureHeaders : []
  const send = createSend(commonHeaders)
  const sendStale = createSend([...commonHeaders, ...staleHeaders])
  const caching = app.config.cdn ? sharedCaching : noSharedCaching

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
    const language = languageAt(target?.path ?? '/')
    if (target && isFormPost(request) && !isReservedPath(target.path))
      return { answer: await formRoute.post(request, target, address) }
    if (!isReadRequest(request)) return { answer: builtInAnswer(405, language, ['Allow', 'GET, HEAD']) }
    if (!target) return { answer: builtInAnswer(400, language) }
    if (target.path.startsWith('/assets/'))
      return { answer: (await assets.find(target.path)) ?? builtInAnswer(404, language) }
    // An encoded spelling of a reserved path, which the router does not recognise. Looking for a page there would
    // remember the decoded path as missing, and hide what is really there.
    if (isReservedPath(target.path)) return route.show(notFoundPath, '', address)
    if (isFormLink(target.query)) return { answer: await formRoute.open(target, address) }
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
        isMissing ? { answer: settingUpAnswer(languageAt(request.url ?? '/')) } : shown,
        request,
        response,
      )
    } catch (error) {
      if (error instanceof Cancelled) return void response.destroy()
      app.log.error({ err: error }, 'a page could not be served')
      if (response.headersSent) response.destroy()
      else send(builtInAnswer(500, languageAt(request.url ?? '/')), request, response)
    }
  }

  return { serve, handle }
}

const isFormPost = (request: IncomingMessage) => request.method === 'POST' && isFormBody(request)

const isReadRequest = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
