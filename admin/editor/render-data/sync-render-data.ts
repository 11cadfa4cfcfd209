import { pageSeo } from '@ximblox/blocks/page-seo'
import { publicPageProps } from '@ximblox/blocks/public-props'
import type { Registry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { StoreApi } from 'zustand'
import type { BlockNode, PageMeta } from '../state/document/document.ts'
import type { EditorStore } from '../state/store.ts'
import type { CanvasRenderData } from './render-data.ts'

interface Options {
  store: EditorStore
  drawing: StoreApi<CanvasRenderData>
  registry: Registry
  client: Client
  pageID: PageID
  onFailure: (error: unknown) => void
}

const pause = 400

/** Keeps the render data in step with the blocks; returns a function that stops it. */
export const syncRenderData = ({ store, drawing, registry, client, pageID, onFailure }: Options) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const queried = (block: BlockNode) => registry.blocks.get(block.type)?.query !== undefined

  const fetchData = async (block: BlockNode) => {
    try {
      const { data, files } = await client.page.blockData({ body: { pageID, block } })
      if (store.getState().document.blocks.get(block.key) !== block) return
      drawing.setState(parts => ({
        data: { ...parts.data, [block.key]: data },
        files: { ...parts.files, ...files },
      }))
    } catch (error) {
      onFailure(error)
    }
  }
  const fetchSoon = (block: BlockNode) => {
    clearTimeout(timers.get(block.key))
    timers.set(
      block.key,
      setTimeout(() => void fetchData(block), pause),
    )
  }
  const unsubscribe = store.subscribe(({ document }, { document: previous }) => {
    if (document.meta !== previous.meta) drawing.setState(parts => withMeta(parts, document.meta, registry))
    if (document.blocks === previous.blocks) return
    for (const block of document.blocks.values()) {
      if (block !== previous.blocks.get(block.key) && queried(block)) fetchSoon(block)
    }
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** In the same form as for visitors: complete props, without private ones. */
const withMeta = (
  { page }: CanvasRenderData,
  meta: PageMeta,
  registry: Registry,
): Partial<CanvasRenderData> => ({
  page: {
    ...page,
    title: meta.title,
    props: publicPageProps(registry, meta.pageType),
    images: meta.__images,
  },
  seo: pageSeo(meta),
})
