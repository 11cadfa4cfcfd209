import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { useFocusTarget, useFocusTargetStore } from '../validation/focus-target.ts'

interface Options {
  canvas: CanvasHandle | null
  /** Whether the form is shown without the canvas. */
  isAlone: boolean
  panel: RefObject<HTMLElement | null>
  isPanelOpen: boolean
  onOpenPanel: () => void
}

/** Focuses the field of an error in the form of its block, and scrolls the block into view on the canvas. */
export const useReachBlockField = ({ canvas, isAlone, panel, isPanelOpen, onOpenPanel }: Options): void => {
  const isAsked = useStore(useFocusTargetStore(), ({ error }) => error !== null)
  useEffect(() => {
    if (isAsked && !isPanelOpen) onOpenPanel()
  }, [isAsked, isPanelOpen, onOpenPanel])
  useFocusTarget({
    ofBlocks: true,
    isReady: isPanelOpen && (isAlone || canvas !== null),
    root: panel,
    onReach: block => canvas?.scrollTo(block),
  })
}
