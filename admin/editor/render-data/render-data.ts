import type { PageView } from '@ximblox/blocks/render/page-view'

/** What a page is drawn from besides its blocks; `data` holds what each block's query returned, by block key. */
export interface CanvasRenderData extends FetchedRenderData {
  /** Files that the stored page uses and the library does not have any more. */
  goneFiles: readonly number[]
}
export type FetchedRenderData = Omit<PageView, 'blocks' | 'assets'>

/** To be read and subscribed to; a change makes a new value. */
export interface RenderDataStore {
  getState(): CanvasRenderData
  subscribe(listener: () => void): () => void
}
