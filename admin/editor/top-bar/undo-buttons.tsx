import { UndoRedo } from '../../ui/undo-redo.tsx'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { useUndo } from './use-undo.ts'

export const UndoButtons = () => {
  const { readOnly } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.done.length > 0)
  const canRedo = useEditorState(({ history }) => history.undone.length > 0)
  const history = useUndo()
  return readOnly ? null : <UndoRedo {...history} canUndo={canUndo} canRedo={canRedo} />
}
