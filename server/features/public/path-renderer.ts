import type { App } from '../../kernel/app-context.ts'
import { inSpan } from '../../kernel/tracing/in-span.ts'
import type { Params } from './page-key.ts'
import { renderDocument } from './render-document.ts'
import { type RenderResult, renderPath, renderQueryRedirect, type WithoutPage } from './render-path.ts'
import type { SharedCaching } from './shared-caching.ts'
import type { SiteParts } from './site-parts.ts'

export interface PathRenderer {
  /** Renders the document or the page at a path. */
  render(path: string, params: Params, query: string): Promise<RenderResult>
  /** What a redirect of this path with parameters of this query answers, if there is one. */
  findQueryRedirect(path: string, query: string): Promise<WithoutPage | undefined>
}

export const createPathRenderer = (app: App, parts: SiteParts, caching: SharedCaching): PathRenderer => ({
  render: (path, params, query) =>
    inSpan('render page', async () => {
      const startedAt = performance.now()
      const rendered =
        (await renderDocument(app, parts, path, query)) ?? (await renderPath(app, parts, path, params, query))
      app.measures.pageRendered((performance.now() - startedAt) / 1_000)
      return caching.allow(rendered)
    }),
  findQueryRedirect: (path, query) => renderQueryRedirect(app, parts, path, query),
})
