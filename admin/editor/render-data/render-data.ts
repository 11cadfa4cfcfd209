import type { PageView } from '@ximblox/blocks/render/page-view'

/** The data that a page is rendered from besides its blocks; `data` holds the query results by block key. */
export interface CanvasRenderData extends FetchedRenderData {
  /** Files used by the saved page that are no longer in the library. */
  goneFiles: readonly number[]
}
export type FetchedRenderData = Omit<PageView, 'blocks' | 'assets'>

/** To read and subscribe to; a change creates a new value. */
export interface RenderDataStore {
  getState(): CanvasRenderData
  subscribe(listener: () => void): () => void
}
