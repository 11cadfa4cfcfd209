import type { CanvasHandle } from '../canvas/bridge.ts'
import type { TextsOnPage } from '../fields/texts-on-page.ts'
import { select } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'

/** The texts of the canvas, for forms that lead to them; null without a canvas. */
export const useTextsOnPage = (canvas: CanvasHandle | null, onWrite: () => void): TextsOnPage | null => {
  const { editor } = useWorkspace()
  if (!canvas) return null
  return {
    has: canvas.hasText,
    subscribe: canvas.onLayout,
    write: (block, path) => {
      onWrite()
      editor.run(select([block], path))
      canvas.writeSelected(block)
    },
  }
}
