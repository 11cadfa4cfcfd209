import type { PageID } from '@ximblox/contract/ids'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { CanvasRenderData } from './render-data/render-data.ts'
import type { BlockNode } from './state/document/document.ts'
import type { EditingSession } from './state/session.ts'
import type { EditorState } from './state/state.ts'
import type { Editor } from './state/store.ts'

/** The context of all features of the editor; a stable object while the page is open. */
export interface Workspace extends Pick<EditingSession, 'save' | 'retry'> {
  editor: Editor
  pageID: PageID
  locale: string
  /** The page is shown without editing. */
  readOnly: boolean
  renderData: StoreApi<CanvasRenderData>
  /** Announces a text to screen readers. */
  announce(text: string): void
}

const WorkspaceContext = createContext<Workspace | undefined>(undefined)
export const WorkspaceProvider = WorkspaceContext

export const useWorkspace = (): Workspace => {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('there is no page open here')
  return workspace
}

const pause = 100

/**
 * A block without its descendants; renders again shortly after this block changes. The delay matters because React
 * visits all subscribers, of which there can be hundreds, at every key press.
 */
export const useBlock = (key: string): BlockNode | undefined => {
  const { store, onBlock } = useWorkspace().editor
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const unsubscribe = onBlock(key, () => {
        clearTimeout(timer)
        timer = setTimeout(listener, pause)
      })
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
    [onBlock, key],
  )
  return useSyncExternalStore(subscribe, () => store.getState().document.blocks.get(key))
}

/** Selects a part of the editor's state and renders again when it changes. */
export const useEditorState = <T>(select: (state: EditorState) => T): T =>
  useStore(useWorkspace().editor.store, select)
