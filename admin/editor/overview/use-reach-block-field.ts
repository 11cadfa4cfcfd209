import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { useFocusTarget, useFocusTargetStore } from '../validation/focus-target.ts'

interface Options {
  canvas: CanvasHandle | null
  panel: RefObject<HTMLElement | null>
  isPanelOpen: boolean
  onOpenPanel: () => void
}

/** Focuses the field of an error in the form of its block, and scrolls the block into view on the canvas. */
export const useReachBlockField = ({ canvas, panel, isPanelOpen, onOpenPanel }: Options): void => {
  const isAsked = useStore(useFocusTargetStore(), ({ error }) => error !== null)
  useEffect(() => {
    if (isAsked && !isPanelOpen) onOpenPanel()
  }, [isAsked, isPanelOpen, onOpenPanel])
  useFocusTarget({
    ofBlocks: true,
    isReady: isPanelOpen && canvas !== null,
    root: panel,
    onReach: block => canvas?.scrollTo(block),
  })
}
