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
import { builtInAnswer, pageAnswer, redirectAnswer } from './page-answer.ts'
import { anyChange, type Built } from './page-cache.ts'

/** What draws the site. */
export interface SiteRenderer {
  renderPage: RenderPage
  assets: PageView['assets']
  languageAt(path: string): Language
}

export type RenderResult =
  /** `params`: the query keys that count for this page. */
  | { kind: 'page'; built: Built; params: readonly string[] }
  | { kind: 'other'; answer: Answer }
  /** Nothing here; `instead` is the path of the locale's own page for that. */
  | { kind: 'missing'; instead: string }

/** Finds out what a visitor is to be shown at a path, and makes it. */
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
  const answer = pageAnswer(loaded.view.status, Buffer.from(renderPage(loaded.view)))
  const { tags, freshUntil } = loaded
  const built = { answer, tags, ownTag: pageTag(found.page.id), freshUntil: freshUntil?.getTime() }
  return { kind: 'page', built, params: loaded.params }
}

/** Own addresses stay relative, so that they hold under whatever name the site is reached. */
const redirect = (publicURL: string, { to, status }: { to: string; status: number }): Answer | undefined => {
  const url = URL.parse(to, publicURL)
  if (!url) return
  return redirectAnswer(status, url.origin === publicURL ? url.pathname + url.search + url.hash : url.href)
}
