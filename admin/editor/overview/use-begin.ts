import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { childrenIn, pageContainer } from '../state/document/document.ts'
import { useWorkspace } from '../workspace.ts'

/** Puts the caret into the first text of a newly created page. */
export const useInitialCaret = (canvas: CanvasHandle | null): void => {
  const { editor } = useWorkspace()
  const isNew = useLocation({ select: ({ state }) => state.isNew === true })
  const hasBegun = useRef(false)
  const placeCaret = useEffectEvent((page: CanvasHandle) => {
    if (hasBegun.current) return
    hasBegun.current = true
    const [first] = childrenIn(editor.store.getState().document, pageContainer)
    if (first !== undefined) page.writeIn(first, 'empty')
  })
  useEffect(() => {
    if (isNew && canvas) placeCaret(canvas)
  }, [isNew, canvas])
}
