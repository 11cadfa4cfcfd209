import type { Language } from '@ximblox/contract/locales'
import { LRUCache } from 'lru-cache'
import type { App } from '../app-context.ts'
import { isUnavailable, refusalOf } from '../http/edge.ts'
import { reportFailure } from '../http/report-failure.ts'
import { type Limiter, Overloaded } from '../limiter.ts'
import { orBeforeLong } from '../patience.ts'
import type { Answer } from './answer.ts'
import type { Drawn } from './draw-page.ts'
import { singleFlight } from './flights.ts'
import { plainAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { countingParams, keyOf } from './target.ts'

type Params = Readonly<Record<string, string>>

export interface Shown {
  answer: Answer
  /** Under which the answer is kept; absent for what is not. */
  key?: string
  /** What was shown last, because nothing newer could be made. */
  stale?: true
}

export interface PageRoute {
  /** What can be shown at once. */
  recall(path: string, query: string): Shown | undefined
  /** Whatever is to be shown at a path: from memory, else drawn now, else what was shown last. */
  show(path: string, query: string): Promise<Shown>
}

interface Options {
  app: Pick<App, 'content' | 'log' | 'now'>
  draw(path: string, params: Params): Promise<Drawn>
  /** What visitors of a path are told in when it cannot be shown. */
  languageAt(path: string): Language
  /** Query keys that count for some page of the site. */
  paramNames: readonly string[]
  cacheOf(key: string): PageCache
  /** For pages that were drawn before. */
  limited: Limiter
  /** For addresses of which nobody knows whether they exist, so that asking for many holds up no page. */
  limitedUnknown: Limiter
}

/** A page to be shown, or the path of the one to show in its stead. */
type Outcome = Shown | { instead: string }

/** After the database failed, pages that are merely old are sent for this long without asking it. */
const respite = 1_000
const attempts = 3

export const createPageRoute = ({
  app,
  draw,
  languageAt,
  paramNames,
  cacheOf,
  limited,
  limitedUnknown,
}: Options): PageRoute => {
  // Which keys of its query count for a page is known once it was drawn.
  const namesOf = new LRUCache<string, readonly string[]>({ max: 20_000 })
  // Addresses without a page share one answer, and only so many of them are remembered.
  const missing = new LRUCache<string, string>({ max: 5_000 })
  app.content.subscribe({ changed: () => missing.clear(), missed: () => missing.clear() })
  const eventNumber = () => cacheOf('').now()
  const flights = singleFlight<Outcome>(eventNumber)
  let failedAt = Number.NEGATIVE_INFINITY
  /** Since a page was last drawn. */
  let failures = 0

  const remembered = (key: string): Shown | undefined => {
    const answer = cacheOf(key).fresh(key)
    return answer && { answer, key }
  }

  const recall = (path: string, query: string): Shown | undefined => {
    const names = query === '' ? [] : namesOf.get(path)
    const shown = names && remembered(keyOf(path, countingParams(query, names)))
    if (shown) return shown
    const instead = missing.get(path)
    return instead === undefined ? undefined : remembered(instead)
  }

  const show = async (path: string, query: string): Promise<Shown> => {
    const shown = recall(path, query)
    if (shown) return shown
    const outcome = await buildOrStale(path, countingParams(query, namesOf.get(path) ?? paramNames))
    return 'instead' in outcome ? show(outcome.instead, '') : outcome
  }

  const buildOrStale = async (path: string, params: Params): Promise<Outcome> => {
    const key = keyOf(path, params)
    const last = cacheOf(key).stale(key)
    const stale: Shown | undefined = last && { answer: last, key, stale: true }
    if (stale && app.now().getTime() - failedAt < respite) return stale
    try {
      const built = flights.join(key, () => build(path, params))
      return await (stale && isDoubtful() ? orBeforeLong(built, stale) : built)
    } catch (error) {
      return stale ?? { answer: failure(error, languageAt(path)) }
    }
  }

  /** Whether the database may be gone without having said so. */
  const isDoubtful = () => failures > 0 || !app.content.connected()

  const build = async (path: string, params: Params): Promise<Outcome> => {
    const queued = recall(path, new URLSearchParams(params).toString())
    if (queued) return queued
    const asked = failures
    const inTurn = namesOf.has(path) ? limited : limitedUnknown
    try {
      return await inTurn(() => {
        // Whoever queued behind a build that found no database would only find the same, a few seconds later.
        if (failures > asked) throw new Overloaded('the database went away meanwhile')
        return drawCurrent(path, params)
      })
    } catch (error) {
      report(path, error)
      throw error
    }
  }

  /** Draws once more when something the page was made from changed meanwhile. */
  const drawCurrent = async (path: string, params: Params): Promise<Outcome> => {
    for (let attempt = 1; ; attempt++) {
      const began = eventNumber()
      const drawn = await draw(path, params)
      failures = 0
      if (drawn.kind === 'other') return { answer: drawn.answer }
      if (drawn.kind === 'missing') {
        if (eventNumber() === began && app.content.connected()) missing.set(path, drawn.instead)
        return { instead: drawn.instead }
      }
      namesOf.set(path, drawn.params)
      const key = keyOf(path, pick(params, drawn.params))
      if (cacheOf(key).store(key, drawn.built, began))
        return remembered(key) ?? { answer: drawn.built.answer }
      if (attempt === attempts) return { answer: drawn.built.answer }
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

const pick = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))

const failure = (error: unknown, language: Language): Answer => {
  if (error instanceof Overloaded) return plainAnswer(503, language, ['Retry-After', '1'])
  return refusalOf(error).status === 503
    ? plainAnswer(503, language, ['Retry-After', '2'])
    : plainAnswer(500, language)
}
