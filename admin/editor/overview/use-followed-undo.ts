import type { RefObject } from 'react'
import type { CanvasHandle } from '../canvas/bridge.ts'
import type { Entry } from '../state/history.ts'
import { useUndo } from '../top-bar/use-undo.ts'
import { useFocusTargetStore } from '../validation/focus-target.ts'
import { useWorkspace } from '../workspace.ts'

interface Places {
  canvas: CanvasHandle | null
  panel: RefObject<HTMLElement | null>
}

/** Undo and redo. What they change may be in another block, whose form takes the place of the one with the focus. */
export const useFollowedUndo = ({ canvas, panel }: Places): ReturnType<typeof useUndo> => {
  const { undo, redo } = useUndo()
  const { store } = useWorkspace().editor
  const focusTarget = useFocusTargetStore()
  const follow = (move: () => void, entry: Entry | undefined) => {
    const before = store.getState().selection.blocks[0]
    const isLost = panel.current?.contains(document.activeElement)
    move()
    const { blocks, field } = store.getState().selection
    const [block] = blocks
    if (!isLost || block === undefined || block === before || blocks.length > 1) return
    const changed = entry?.operations.find(one => one.type === 'setField' && one.target === block)
    const path = changed && 'path' in changed ? changed.path.join('.') : undefined
    if (path !== undefined && path !== field?.join('.')) focusTarget.setState({ error: { block, path } })
    else canvas?.writeSelected(block)
  }
  return {
    undo: () => follow(undo, store.getState().history.done.at(-1)),
    redo: () => follow(redo, store.getState().history.undone.at(-1)),
  }
}
