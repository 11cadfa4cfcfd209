import type { PageView, RenderPage } from '@ximblox/blocks/render/page-view'
import type { Language } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../app-context.ts'
import { pageTag } from '../content/tags.ts'
import { findBySlug } from '../live/find.ts'
import type { FoundPage } from '../live/live-page.ts'
import { loadView } from '../live/load-view.ts'
import type { Answer } from './answer.ts'
import { builtInAnswer, pageAnswer, redirectAnswer, uncachedPageAnswer } from './page-answer.ts'
import { anyChange, type Built } from './page-cache.ts'

/** Everything needed to render the site. */
export interface SiteRenderer {
  renderPage: RenderPage
  assets: PageView['assets']
  languageAt(path: string): Language
}

export type RenderResult =
  /** `params` are the query parameters that this page uses. */
  | { kind: 'page'; built: Built; params: readonly string[] }
  | { kind: 'uncached-page'; answer: Answer; params: readonly string[] }
  | { kind: 'other'; answer: Answer }
  /** There is no page here. `instead` is the path of the locale's own "not found" page. */
  | { kind: 'missing'; instead: string }
  /** There is a page, but nothing at these parameters. */
  | { kind: 'missing-params'; instead: string; params: readonly string[] }

/** Looks up a path and renders its page. */
export const renderPath = async (
  app: App,
  renderer: SiteRenderer,
  path: string,
  params: Readonly<Record<string, string>>,
): Promise<RenderResult> => {
  const found = await findBySlug(app, path)
  if (found.kind === 'page') return renderFound(app, renderer, found, params)
  if (found.kind === 'gone') return { kind: 'other', answer: builtInAnswer(410, renderer.languageAt(path)) }
  if (found.kind === 'redirect') {
    const answer = redirect(app.config.publicURL, found) ?? builtInAnswer(404, renderer.languageAt(path))
    return { kind: 'other', answer }
  }
  const instead = pathOf({ locale: found.locale, slug: notFoundSlug }, found.settings)
  if (path !== instead) return { kind: 'missing', instead }
  const answer = builtInAnswer(404, renderer.languageAt(path))
  return { kind: 'page', built: { answer, tags: [anyChange] }, params: [] }
}

const renderFound = async (
  app: App,
  { renderPage, assets }: SiteRenderer,
  found: FoundPage,
  params: Readonly<Record<string, string>>,
): Promise<RenderResult> => {
  const loaded = await loadView(app, found, { assets, params })
  const { tags, freshUntil, view, frames } = loaded
  if (loaded.isNotFound) {
    const instead = pathOf({ locale: found.page.locale, slug: notFoundSlug }, found.settings)
    return { kind: 'missing-params', instead, params: loaded.params }
  }
  const body = Buffer.from(renderPage(view))
  if (loaded.isUncached)
    return {
      kind: 'uncached-page',
      answer: uncachedPageAnswer(view.status, body, [], frames),
      params: loaded.params,
    }
  const answer = pageAnswer(view.status, body, undefined, frames)
  const built = { answer, tags, ownTag: pageTag(found.page.id), freshUntil: freshUntil?.getTime() }
  return { kind: 'page', built, params: loaded.params }
}

/** Redirects within the site stay relative, so that they work under any host name. */
const redirect = (publicURL: string, { to, status }: { to: string; status: number }): Answer | undefined => {
  const url = URL.parse(to, publicURL)
  if (!url) return
  return redirectAnswer(status, url.origin === publicURL ? url.pathname + url.search + url.hash : url.href)
}
