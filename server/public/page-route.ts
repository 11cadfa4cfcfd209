import { hasPage, type NumberedPages } from '@ximblox/blocks/page-number'
import type { Language } from '@ximblox/contract/locales'
import { LRUCache } from 'lru-cache'
import type { App } from '../app-context.ts'
import { Overloaded } from '../limiter.ts'
import { isUnavailable, refusalOf } from '../refusal-of.ts'
import { reportFailure } from '../report-failure.ts'
import { freshTimeout, withTimeout } from '../with-timeout.ts'
import type { Answer } from './answer.ts'
import { builtInAnswer } from './page-answer.ts'
import type { CacheOf } from './page-caches.ts'
import { countingParams, keyOf } from './page-key.ts'
import type { PathRenderer } from './path-renderer.ts'
import { redirectWithQuery } from './redirect.ts'
import type { WithoutPage } from './render-path.ts'
import { createSingleFlight } from './single-flight.ts'
import { languageAt } from './site-parts.ts'

type Params = Readonly<Record<string, string>>

export interface ServedPage {
  answer: Answer
  /** The cache key; absent when the answer is not cached. */
  key?: string
  /** Set when the last known answer is sent because no newer one is available. */
  stale?: true
}

export interface PageRoute {
  /** Returns what can be sent at once. */
  recall(path: string, query: string): ServedPage | undefined
  /**
   * Returns the page at a path: from the cache, newly rendered, or else the last known one. What has to be rendered waits
   * for the turn of the network of this address.
   */
  show(path: string, query: string, address: string): Promise<ServedPage>
}

interface Options {
  app: Pick<App, 'content' | 'log' | 'now'> & {
    admission: Pick<App['admission'], 'pages' | 'unknownPaths'>
    config: Pick<App['config'], 'publicURL'>
    redirectHits: Pick<App['redirectHits'], 'count'>
  }
  /** The locale of paths without a prefix. */
  defaultLocale: string
  renderer: PathRenderer
  cacheOf: CacheOf
}

/** A page, the path of the page to show instead, or where visitors are sent. */
type PathResult = (ServedPage | { instead: string } | { to: string; status: number; rest: string }) & {
  /** The redirect at this path, whose visits are counted. */
  redirectID?: number | undefined
}

/** `asked` is the whole query, or `''` if no redirect depends on it. */
interface Asked {
  params: Params
  asked: string
}

/** How long stale pages are sent without trying the database again after it failed. */
const retryAfter = 1_000
const maxAttempts = 3

export const createPageRoute = ({ app, defaultLocale, renderer, cacheOf }: Options): PageRoute => {
  // The query parameters that a page uses, and whether there are redirects with a query beside it, are known once it was
  // rendered.
  const known = new LRUCache<string, { names: readonly string[]; hasQueries: boolean }>({ max: 20_000 })
  // Paths without a page share one answer, and only this many of them are remembered.
  const missing = new LRUCache<string, { instead: string; hasQueries: boolean }>({ max: 5_000 })
  // Of lists that were asked for a page that they do not have, which visitors can name in any number of ways.
  const beyondLast = new LRUCache<string, { pages: NumberedPages; instead: string }>({ max: 5_000 })
  const forget = () => {
    missing.clear()
    beyondLast.clear()
  }
  app.content.subscribe({ changed: forget, missed: forget })
  const eventNumber = () => cacheOf('').now()
  const flights = createSingleFlight<PathResult>(eventNumber)
  let failedAt = Number.NEGATIVE_INFINITY
  /** Failures since a page was last rendered. */
  let failures = 0

  const remembered = (key: string): ServedPage | undefined => {
    const answer = cacheOf(key).fresh(key)
    return answer && { answer, key }
  }

  /** Whether something else may be at this path with a query. */
  const mayRedirect = (path: string) => (known.get(path) ?? missing.get(path))?.hasQueries === true

  const recall = (path: string, query: string): ServedPage | undefined =>
    query !== '' && mayRedirect(path) ? undefined : recallPage(path, query)

  const recallPage = (path: string, query: string): ServedPage | undefined => {
    const names = query === '' ? [] : known.get(path)?.names
    const params = names && countingParams(query, names)
    const served = params && remembered(keyOf(path, params))
    if (served) return served
    const instead = missing.get(path)?.instead ?? (params && insteadOfPage(path, params))
    return instead === undefined ? undefined : remembered(instead)
  }

  /** The path of the page to show where a list has no page of the requested number. */
  const insteadOfPage = (path: string, params: Params): string | undefined => {
    if (beyondLast.size === 0) return
    for (const [name, value] of Object.entries(params)) {
      const known = beyondLast.get(listKey(path, params, name))
      if (known && !hasPage(known.pages, value)) return known.instead
    }
  }

  const show = async (path: string, query: string, address: string): Promise<ServedPage> => {
    const shown = recall(path, query)
    if (shown) return shown
    const isKnown = known.has(path) && !mayRedirect(path)
    const params = countingParams(query, known.get(path)?.names)
    const asked = isKnown ? '' : query
    const outcome = await buildOrStale(path, { params, asked }, address)
    // The redirect was added since the page was rendered before.
    if (isKnown && query !== '' && mayRedirect(path)) return show(path, query, address)
    if (outcome.redirectID !== undefined) app.redirectHits.count(outcome.redirectID)
    if ('instead' in outcome) return show(outcome.instead, '', address)
    if ('to' in outcome)
      return { answer: redirectWithQuery(app.config.publicURL, outcome, asked === '' ? query : outcome.rest) }
    return outcome
  }

  const buildOrStale = async (path: string, request: Asked, address: string): Promise<PathResult> => {
    const { params, asked } = request
    const key = keyOf(path, params)
    const last = cacheOf(key).stale(key)
    const stale: ServedPage | undefined = last && { answer: last, key, stale: true }
    if (stale && app.now().getTime() - failedAt < retryAfter) return stale
    try {
      const built = flights.join(asked === '' ? key : `${path}\n${asked}`, () =>
        build(path, request, address),
      )
      return await (stale && mayBeDisconnected() ? withTimeout(built, freshTimeout, stale) : built)
    } catch (error) {
      return stale ?? { answer: failure(error, languageAt({ defaultLocale }, path)) }
    }
  }

  /** True when the database may be unreachable without having reported it. */
  const mayBeDisconnected = () => failures > 0 || !app.content.connected()

  const build = async (path: string, request: Asked, address: string): Promise<PathResult> => {
    const queued = recall(path, request.asked || new URLSearchParams(request.params).toString())
    if (queued) return queued
    const failuresBefore = failures
    const lane = known.has(path) ? app.admission.pages : app.admission.unknownPaths
    try {
      return await lane.admit(address, async () => {
        // A build that waited behind one that found no database would only fail too, a few seconds later.
        if (failures > failuresBefore) throw new Overloaded('the database became unreachable in the meantime')
        return (await lookUp(path, request)) ?? (await renderCurrent(path, request))
      })
    } catch (error) {
      report(path, error)
      throw error
    }
  }

  /** What is at a path that was rendered before, without rendering it again. */
  const lookUp = async (path: string, { asked }: Asked): Promise<PathResult | undefined> => {
    if (asked === '' || !mayRedirect(path)) return
    const found = await renderer.findQueryRedirect(path, asked)
    return found ? withoutPage(found) : recallPage(path, asked)
  }

  const withoutPage = (result: WithoutPage): PathResult =>
    result.kind === 'redirect' ? result : { answer: result.answer, redirectID: result.redirectID }

  /** Renders again when a dependency of the page changed during rendering. */
  const renderCurrent = async (path: string, { params, asked }: Asked): Promise<PathResult> => {
    for (let attempt = 1; ; attempt++) {
      const eventBefore = eventNumber()
      const rendered = await renderer.render(path, params, asked)
      failures = 0
      if (rendered.kind === 'redirect' || rendered.kind === 'other') return withoutPage(rendered)
      const { hasQueries = false } = rendered
      if (rendered.kind === 'missing') {
        if (eventNumber() === eventBefore && app.content.connected())
          missing.set(path, { instead: rendered.instead, hasQueries })
        return { instead: rendered.instead }
      }
      known.set(path, { names: rendered.params, hasQueries })
      if (rendered.kind === 'missing-params') {
        const { instead, numberedPages } = rendered
        if (eventNumber() === eventBefore && app.content.connected())
          for (const pages of numberedPages)
            beyondLast.set(listKey(path, pick(params, rendered.params), pages.param), { pages, instead })
        return { instead }
      }
      if (rendered.kind === 'uncached-page') return { answer: rendered.answer }
      const key = keyOf(path, pick(params, rendered.params))
      if (cacheOf(key).store(key, rendered.built, eventBefore))
        return remembered(key) ?? { answer: rendered.built.answer }
      if (attempt === maxAttempts) return { answer: rendered.built.answer }
    }
  }

  const report = (path: string, error: unknown) => {
    if (error instanceof Overloaded) return
    if (isUnavailable(error)) {
      failedAt = app.now().getTime()
      failures++
    }
    reportFailure(app.log, error, 'a page could not be rendered', { path })
  }

  return { recall, show }
}

/** The key of a list, whatever its page. Other parameters, such as filters, may change the number of its pages. */
const listKey = (path: string, params: Params, pageParam: string): string => {
  const { [pageParam]: _page, ...others } = params
  return `${pageParam}\n${keyOf(path, others)}`
}

const pick = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))

const failure = (error: unknown, language: Language): Answer => {
  if (error instanceof Overloaded) return builtInAnswer(503, language, ['Retry-After', '1'])
  return refusalOf(error).status === 503
    ? builtInAnswer(503, language, ['Retry-After', '2'])
    : builtInAnswer(500, language)
}
