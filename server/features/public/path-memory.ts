import { hasPage, type NumberedPages } from '@ximblox/blocks/page-number'
import { LRUCache } from 'lru-cache'
import type { App } from '../../kernel/app-context.ts'
import type { Answer } from './answer.ts'
import type { CacheOf } from './page-caches.ts'
import { countingParams, keyOf, type Params, pickParams } from './page-key.ts'
import type { RenderResult, WithoutPage } from './render-path.ts'

export interface ServedPage {
  answer: Answer
  /** The cache key; absent when the answer is not cached. */
  key?: string
  /** Set when the last known answer is sent because no newer one is available. */
  stale?: true
}

/** What a process knows of the paths that it has rendered, and the answers that it has there. */
export const createPathMemory = (content: Pick<App['content'], 'subscribe'>, cacheOf: CacheOf) => {
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
  content.subscribe({ changed: forget, missed: forget })

  /** Returns what can be sent at once. */
  const recall = (path: string, query: string): ServedPage | undefined =>
    query !== '' && mayRedirect(path) ? undefined : recallPage(path, query)

  /** Whether something else may be at this path with a query. */
  const mayRedirect = (path: string): boolean => (known.get(path) ?? missing.get(path))?.hasQueries === true

  /** The same where no redirect has this query. */
  const recallPage = (path: string, query: string): ServedPage | undefined => {
    const names = query === '' ? [] : known.get(path)?.names
    const params = names && countingParams(query, names)
    const served = params && servedAt(keyOf(path, params))
    if (served) return served
    const instead = missing.get(path)?.instead ?? (params && insteadOfPage(path, params))
    return instead === undefined ? undefined : servedAt(instead)
  }

  const servedAt = (key: string): ServedPage | undefined => {
    const answer = cacheOf(key).fresh(key)
    return answer && { answer, key }
  }

  /** The path of the page to show where a list has no page of the requested number. */
  const insteadOfPage = (path: string, params: Params): string | undefined => {
    if (beyondLast.size === 0) return
    for (const [name, value] of Object.entries(params)) {
      const list = beyondLast.get(listKey(path, params, name))
      if (list && !hasPage(list.pages, value)) return list.instead
    }
  }

  /** The query parameters that the page at a path uses; undefined until it was rendered. */
  const paramsOf = (path: string): readonly string[] | undefined => known.get(path)?.names

  /** What may be outdated already is not remembered as missing. */
  const learn = (
    path: string,
    params: Params,
    rendered: Exclude<RenderResult, WithoutPage>,
    isCurrent: boolean,
  ): void => {
    const { hasQueries = false } = rendered
    if (rendered.kind !== 'missing') known.set(path, { names: rendered.params, hasQueries })
    else if (isCurrent) missing.set(path, { instead: rendered.instead, hasQueries })
    if (rendered.kind !== 'missing-params' || !isCurrent) return
    const { instead, numberedPages } = rendered
    for (const pages of numberedPages)
      beyondLast.set(listKey(path, pickParams(params, rendered.params), pages.param), { pages, instead })
  }

  return { recall, recallPage, servedAt, paramsOf, mayRedirect, learn }
}

/** The key of a list, whatever its page. Other parameters, such as filters, may change the number of its pages. */
const listKey = (path: string, params: Params, pageParam: string): string => {
  const { [pageParam]: _page, ...others } = params
  return `${pageParam}\n${keyOf(path, others)}`
}
