import type { NumberedPages } from '@ximblox/blocks/page-number'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../../kernel/app-context.ts'
import { pageTag } from '../../kernel/content/tags.ts'
import { withFrames } from '../../kernel/http/sources.ts'
import { findForVisitor, findQueryRedirect } from '../../kernel/live/find.ts'
import type { Found, FoundPage } from '../../kernel/live/live-page.ts'
import { loadView } from '../../kernel/live/load-view.ts'
import type { Answer } from './answer.ts'
import { builtInAnswer, pageAnswer, uncachedPageAnswer } from './page-answer.ts'
import { anyChange, type Built } from './page-cache.ts'
import { languageAt, type SiteParts } from './site-parts.ts'

/** `hasQueries` says whether redirects with a query are at the path, too. */
export type RenderResult =
  /** `params` are the query parameters that this page uses. */
  | { kind: 'page'; built: Built; params: readonly string[]; hasQueries?: boolean }
  | { kind: 'uncached-page'; answer: Answer; params: readonly string[]; hasQueries?: boolean }
  | { kind: 'other'; answer: Answer; redirectID?: number }
  /** Visitors are sent there with the rest of their query. */
  | { kind: 'redirect'; to: string; status: number; redirectID?: number; rest: string }
  /** There is no page here. `instead` is the path of the locale's own "not found" page. */
  | { kind: 'missing'; instead: string; hasQueries?: boolean }
  /** There is a page, but nothing at these parameters. */
  | MissingParams

/** What is at a path where no page is. */
export type WithoutPage = Extract<RenderResult, { kind: 'redirect' | 'other' }>

interface MissingParams {
  kind: 'missing-params'
  instead: string
  params: readonly string[]
  hasQueries?: boolean
  /** Of lists that lack the page with the requested number. */
  numberedPages: readonly NumberedPages[]
}

/** Looks up a path and renders its page. */
export const renderPath = async (
  app: App,
  parts: SiteParts,
  path: string,
  params: Readonly<Record<string, string>>,
  query: string,
): Promise<RenderResult> => {
  const found = await findForVisitor(app, path, query)
  if (found.kind === 'page') return renderFound(app, parts, found, params)
  if (found.kind !== 'none') return renderRedirect(app, parts, path, found)
  const instead = pathOf({ locale: found.locale, slug: notFoundSlug }, found.settings)
  if (path !== instead) return { kind: 'missing', instead, hasQueries: found.hasQueries }
  const answer = builtInAnswer(404, languageAt(parts, path))
  return { kind: 'page', built: { answer, tags: [anyChange] }, params: [] }
}

const renderRedirect = (
  app: App,
  parts: SiteParts,
  path: string,
  found: Exclude<Found, { kind: 'page' | 'none' }>,
): WithoutPage => {
  if (found.kind === 'gone') {
    const answer = builtInAnswer(410, languageAt(parts, path))
    return { kind: 'other', answer, redirectID: found.redirectID }
  }
  return URL.canParse(found.to, app.config.publicURL)
    ? found
    : { kind: 'other', answer: builtInAnswer(404, languageAt(parts, path)) }
}

/** Looks a path up whose page need not be rendered, because only a redirect with a query can be new there. */
export const renderQueryRedirect = async (
  app: App,
  parts: SiteParts,
  path: string,
  query: string,
): Promise<WithoutPage | undefined> => {
  const found = await findQueryRedirect(app, path, query)
  return found && renderRedirect(app, parts, path, found)
}

const renderFound = async (
  app: App,
  { renderPage, assets }: SiteParts,
  found: FoundPage,
  params: Readonly<Record<string, string>>,
): Promise<RenderResult> => {
  const loaded = await loadView(app, found, { assets: assets.addresses, params })
  const { tags, freshUntil, view, frames } = loaded
  const { hasQueries } = found
  if (loaded.isNotFound) {
    const instead = pathOf({ locale: found.page.locale, slug: notFoundSlug }, found.settings)
    const { params: names, numberedPages } = loaded
    return { kind: 'missing-params', instead, params: names, hasQueries, numberedPages }
  }
  const body = Buffer.from(renderPage(view))
  const policy = withFrames(app.policy, frames)
  if (loaded.isUncached)
    return {
      kind: 'uncached-page',
      answer: uncachedPageAnswer(view.status, body, [], policy),
      params: loaded.params,
      hasQueries,
    }
  const answer = pageAnswer(view.status, body, undefined, policy)
  const built = { answer, tags, ownTag: pageTag(found.page.id), freshUntil: freshUntil?.getTime() }
  return { kind: 'page', built, params: loaded.params, hasQueries }
}
