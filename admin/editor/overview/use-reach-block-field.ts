import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { useFocusTarget, useFocusTargetStore } from '../validation/focus-target.ts'

interface Options {
  canvas: CanvasHandle | null
  panel: RefObject<HTMLElement | null>
  isFormOpen: boolean
  onOpenForm: () => void
}

/** Focuses the field of an error in the form of its block, and scrolls the block into view on the canvas. */
export const useReachBlockField = ({ canvas, panel, isFormOpen, onOpenForm }: Options): void => {
  const isAsked = useStore(useFocusTargetStore(), ({ error }) => error !== null && error.block !== null)
  useEffect(() => {
    if (isAsked && !isFormOpen) onOpenForm()
  }, [isAsked, isFormOpen, onOpenForm])
  useFocusTarget({
    ofBlocks: true,
    isReady: isFormOpen && canvas !== null,
    root: panel,
    onReach: block => canvas?.scrollTo(block),
  })
}
