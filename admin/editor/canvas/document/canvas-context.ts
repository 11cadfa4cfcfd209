import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { EditorState } from '../../state/state.ts'
import type { Bridge } from '../bridge.ts'
import type { Actions } from './actions.ts'
import type { BlockSource } from './block-source.ts'
import type { CanvasState } from './canvas-state.ts'
import type { Elements } from './elements.ts'
import type { Layout } from './layout.ts'
import type { RichTextLoader } from './rich-text/load-rich-text.ts'
import type { Scroller } from './scroller.ts'

/** What everything in the canvas works with. */
export interface Canvas {
  bridge: Bridge
  registry: Registry
  blocks: BlockSource
  elements: Elements
  layout: Layout
  state: CanvasState
  sight: Scroller
  actions: Actions
  richText: RichTextLoader
  /** Where what does not belong to the page is drawn. */
  chrome: ShadowRoot
}

const CanvasContext = createContext<Canvas | null>(null)
export const CanvasProvider = CanvasContext

export const useCanvas = (): Canvas => {
  const canvas = use(CanvasContext)
  if (!canvas) throw new Error('Drawn outside a canvas')
  return canvas
}

/** A part of the editor's state; `select` must give the same value as long as that part did not change. */
export const useEditorState = <T>(select: (state: EditorState) => T): T => {
  const { store } = useCanvas().bridge.editor
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

/** A block as its view is given it. Those that hold none are told of their own changes alone. */
export const useLiveBlock = (key: string): Block | undefined => {
  const { bridge, blocks, registry } = useCanvas()
  const { store, onBlock } = bridge.editor
  const hasSlots = registry.blocks.get(store.getState().document.blocks.get(key)?.type ?? '')?.slots
  const subscribe = useCallback(
    (listener: () => void) => (hasSlots ? store.subscribe(listener) : onBlock(key, listener)),
    [hasSlots, store, onBlock, key],
  )
  return useSyncExternalStore(subscribe, () => blocks.block(store.getState().document, key))
}

export const useSelected = (): readonly string[] => useEditorState(({ selection }) => selection.blocks)
