import { useEffect, useEffectEvent, useState } from 'react'
import type { EditorDocument } from './state/document/document.ts'
import { useWorkspace } from './workspace.ts'

const pause = 500

/** The document, updated when typing pauses, for computations over the whole page. */
export const useSettledDocument = (): EditorDocument => {
  const { store } = useWorkspace().editor
  const [settled, setSettled] = useState(() => store.getState().document)
  const settle = useEffectEvent(() => setSettled(store.getState().document))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.document === previous.document) return
      clearTimeout(timer)
      timer = setTimeout(() => settle(), pause)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [store])
  return settled
}
