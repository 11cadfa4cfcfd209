import type { RenderPage } from './render/page-view.ts'
import type { FindDocument } from './site-document.ts'

/** Renders the pages of a site, and declares the files that they load. */
export interface SiteRenderer {
  renderPage: RenderPage
  views: {
    /**
     * `style`: stylesheet of the blocks of a type, as a path from the site's folder; null for none.
     * `script`: module that runs on the pages with such a block.
     */
    blocks: ReadonlyMap<string, { version: number; style: string | null; script?: string }>
    pageTypes: ReadonlyMap<string, unknown>
  }
  /** Stylesheet of every page, as a path from the site's folder. */
  theme: string
  /** Module that runs on every page, as a path from the site's folder. */
  script?: string
  /** Names of the assets that views and documents ask for. */
  assets: readonly string[]
  /** Finds the documents of the site that are no pages; none when absent. */
  findDocument?: FindDocument
}
