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
import type { RichTextModule } from './rich-text/load-rich-text.ts'
import type { Scroller } from './scroller.ts'

/** The shared context of the canvas. */
export interface Canvas {
  bridge: Bridge
  registry: Registry
  blocks: BlockSource
  elements: Elements
  layout: Layout
  state: CanvasState
  scroller: Scroller
  actions: Actions
  richText: RichTextModule
  /** Root of everything that is not part of the page. */
  chrome: ShadowRoot
}

const CanvasContext = createContext<Canvas | null>(null)
export const CanvasProvider = CanvasContext

export const useCanvas = (): Canvas => {
  const canvas = use(CanvasContext)
  if (!canvas) throw new Error('Rendered outside a canvas')
  return canvas
}

/** Selects a part of the editor's state; `select` must return the same value until that part changes. */
export const useEditorState = <T>(select: (state: EditorState) => T): T => {
  const { store } = useCanvas().bridge.editor
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

/** A block as its view receives it. Blocks without slots are notified of their own changes only. */
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
