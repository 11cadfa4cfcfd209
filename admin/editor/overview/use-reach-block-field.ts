import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import type { CanvasHandle } from '../canvas/bridge.ts'
import type { TextsOnPage } from '../fields/texts-on-page.ts'
import { fieldOf } from '../state/field-of.ts'
import { shownAt, useFocusTarget, useFocusTargetStore } from '../validation/focus-target.ts'
import { useWorkspace } from '../workspace.ts'

interface Options {
  canvas: CanvasHandle | null
  panel: RefObject<HTMLElement | null>
  texts: TextsOnPage | null
  isFormOpen: boolean
  onOpenForm: () => void
}

/**
 * Focuses the field of an error in the form of its block, or on the canvas a text that is written there, and scrolls the
 * block into view.
 */
export const useReachBlockField = ({ canvas, panel, texts, isFormOpen, onOpenForm }: Options): void => {
  const { editor } = useWorkspace()
  const isAsked = useStore(useFocusTargetStore(), ({ error }) => error !== null && error.block !== null)
  useEffect(() => {
    if (isAsked && !isFormOpen) onOpenForm()
  }, [isAsked, isFormOpen, onOpenForm])
  useFocusTarget({
    ofBlocks: true,
    isReady: isFormOpen && canvas !== null,
    root: panel,
    onReach: (block, path) => {
      canvas?.scrollTo(block)
      const field = shownAt(path)
      const isText = fieldOf(editor, block, field.split('.'))?.kind === 'richText'
      if (isText && texts?.has(block, field)) texts.write(block, ['props', ...field.split('.')])
    },
  })
}
