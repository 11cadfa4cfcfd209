import type { PageID } from '@ximblox/contract/ids'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { CanvasRenderData } from './render-data/render-data.ts'
import type { BlockNode } from './state/document/document.ts'
import type { EditingSession } from './state/session.ts'
import type { EditorState } from './state/state.ts'
import type { Editor } from './state/store.ts'

/** What every part of the editor works with; the same object for as long as the page is open. */
export interface Workspace extends Pick<EditingSession, 'save' | 'retry'> {
  editor: Editor
  pageID: PageID
  locale: string
  /** Whether the page is only shown. */
  readOnly: boolean
  renderData: StoreApi<CanvasRenderData>
  /** Says something to those who listen rather than look. */
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
 * A block without what it holds; it draws anew shortly after this block changes. To be one of hundreds beside each other,
 * all of which React looks through when one is drawn: too much for every key press.
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

/** A part of the editor's state; it draws anew when that part changes. */
export const useEditorState = <T>(select: (state: EditorState) => T): T =>
  useStore(useWorkspace().editor.store, select)
