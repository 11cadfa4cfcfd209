import type { Language } from '@ximblox/contract/locales'
import type { App } from '../../kernel/app-context.ts'
import { Overloaded } from '../../kernel/async/limiter.ts'
import { freshTimeout, withTimeout } from '../../kernel/async/with-timeout.ts'
import { isUnavailable, refusalOf } from '../../kernel/failures/refusal-of.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import type { Answer } from './answer.ts'
import { builtInAnswer } from './page-answer.ts'
import type { CacheOf } from './page-caches.ts'
import { countingParams, keyOf, type Params, pickParams } from './page-key.ts'
import { createPathMemory, type ServedPage } from './path-memory.ts'
import type { PathRenderer } from './path-renderer.ts'
import { redirectWithQuery } from './redirect.ts'
import type { WithoutPage } from './render-path.ts'
import { createSingleFlight } from './single-flight.ts'
import { languageAt } from './site-parts.ts'

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
  const memory = createPathMemory(app.content, cacheOf)
  const eventNumber = () => cacheOf('').now()
  const flights = createSingleFlight<PathResult>(eventNumber)
  let failedAt = Number.NEGATIVE_INFINITY
  /** Failures since a page was last rendered. */
  let failures = 0

  const show = async (path: string, query: string, address: string): Promise<ServedPage> => {
    const shown = memory.recall(path, query)
    if (shown) return shown
    const names = memory.paramsOf(path)
    const isKnown = names !== undefined && !memory.mayRedirect(path)
    const params = countingParams(query, names)
    const asked = isKnown ? '' : query
    const outcome = await buildOrStale(path, { params, asked }, address)
    // The redirect was added since the page was rendered before.
    if (isKnown && query !== '' && memory.mayRedirect(path)) return show(path, query, address)
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
    const queued = memory.recall(path, request.asked || new URLSearchParams(request.params).toString())
    if (queued) return queued
    const failuresBefore = failures
    const lane = memory.paramsOf(path) ? app.admission.pages : app.admission.unknownPaths
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
    if (asked === '' || !memory.mayRedirect(path)) return
    const found = await renderer.findQueryRedirect(path, asked)
    return found ? withoutPage(found) : memory.recallPage(path, asked)
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
      const isCurrent = eventNumber() === eventBefore && app.content.connected()
      memory.learn(path, params, rendered, isCurrent)
      if (rendered.kind === 'missing' || rendered.kind === 'missing-params')
        return { instead: rendered.instead }
      if (rendered.kind === 'uncached-page') return { answer: rendered.answer }
      const { answer } = rendered.built
      const key = keyOf(path, pickParams(params, rendered.params))
      if (cacheOf(key).store(key, rendered.built, eventBefore)) return memory.servedAt(key) ?? { answer }
      if (attempt === maxAttempts) return { answer }
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

  return { recall: memory.recall, show }
}

const failure = (error: unknown, language: Language): Answer => {
  if (error instanceof Overloaded) return builtInAnswer(503, language, ['Retry-After', '1'])
  return refusalOf(error).status === 503
    ? builtInAnswer(503, language, ['Retry-After', '2'])
    : builtInAnswer(500, language)
}
