import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { useFocusTarget, useFocusTargetStore } from '../validation/focus-target.ts'

interface Options {
  canvas: CanvasHandle | null
  /** Whether the form stands without the page beside it. */
  isAlone: boolean
  panel: RefObject<HTMLElement | null>
  isPanelOpen: boolean
  onOpenPanel: () => void
}

/** Leads to the field of a block that is to be mended: in its form, with the block in view on the page. */
export const useReachBlockField = ({ canvas, isAlone, panel, isPanelOpen, onOpenPanel }: Options): void => {
  const isAsked = useStore(useFocusTargetStore(), ({ fault }) => fault !== null)
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
