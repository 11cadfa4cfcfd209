import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { childrenIn, pageContainer } from '../state/document/document.ts'
import { useWorkspace } from '../workspace.ts'

/**
 * Puts the caret into the first text of a newly created page, unless the user has begun elsewhere before the canvas was
 * there: a stolen selection would put the next block in the wrong place.
 */
export const useInitialCaret = (canvas: CanvasHandle | null): void => {
  const { editor } = useWorkspace()
  const isNew = useLocation({ select: ({ state }) => state.isNew === true })
  const hasBegun = useRef(false)
  const placeCaret = useEffectEvent((page: CanvasHandle) => {
    if (hasBegun.current) return
    hasBegun.current = true
    const { document: content, selection, activity } = editor.store.getState()
    const [first] = childrenIn(content, pageContainer)
    const isUntouched = selection.blocks.length === 0 && activity.name === 'Editing' && !isTyping()
    if (first !== undefined && isUntouched) page.writeIn(first, 'empty')
  })
  useEffect(() => {
    if (isNew && canvas) placeCaret(canvas)
  }, [isNew, canvas])
}

const isTyping = (): boolean =>
  document.activeElement?.closest('input, textarea, select, [contenteditable], [role=dialog]') != null
