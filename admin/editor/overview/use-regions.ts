import { useRef } from 'react'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { fieldSelector } from '../focus-field.ts'
import { useWorkspace } from '../workspace.ts'
import { nextRegion } from './panels.ts'

/** The regions of the overview that F6 moves between: outline, canvas and form. */
export const useRegions = (canvas: CanvasHandle | null) => {
  const { editor } = useWorkspace()
  const outline = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)

  const enterStage = () => {
    const { selection, document } = editor.store.getState()
    const block = selection.blocks[0] ?? document.order.get('')?.[0]
    if (canvas && block !== undefined) canvas.focusBlock(block)
    else stage.current?.querySelector('iframe')?.focus({ preventScroll: true })
  }
  /** Moves to the next or previous open region. */
  const moveFocus = (by: 1 | -1) => {
    const regions = [
      { element: outline.current, enter: () => focusIn(outline.current, '[role="treeitem"][tabindex="0"]') },
      { element: stage.current, enter: enterStage },
      { element: panel.current, enter: () => focusIn(panel.current, fieldSelector) },
    ].filter(({ element }) => element !== null)
    const current = regions.findIndex(({ element }) => element?.contains(document.activeElement))
    regions[nextRegion(current, regions.length, by)]?.enter()
  }
  /** Edits a block on the canvas, or in its form if there is no canvas. */
  const write = (block: string) => {
    if (canvas) canvas.writeIn(block)
    // The form of the block is rendered by then.
    else requestAnimationFrame(() => focusIn(panel.current, fieldSelector))
  }
  return { outline, stage, panel, moveFocus, write }
}

/** Focuses the preferred element of a region, or else the first focusable one. */
const focusIn = (region: HTMLElement | null, meant: string) =>
  (region?.querySelector<HTMLElement>(meant) ?? region?.querySelector<HTMLElement>('button'))?.focus()
