import { UndoRedo } from '../../ui/undo-redo.tsx'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { useTravel } from './use-travel.ts'

export const UndoButtons = () => {
  const { readOnly } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.done.length > 0)
  const canRedo = useEditorState(({ history }) => history.undone.length > 0)
  const travel = useTravel()
  return readOnly ? null : <UndoRedo {...travel} canUndo={canUndo} canRedo={canRedo} />
}
