import { ActionIcon } from '@mantine/core'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useTranslations } from 'use-intl'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './top-bar.module.css'
import { useTravel } from './use-travel.ts'

export const UndoButtons = () => {
  const t = useTranslations('editor.bar')
  const { readOnly } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.done.length > 0)
  const canRedo = useEditorState(({ history }) => history.undone.length > 0)
  const { undo, redo } = useTravel()
  if (readOnly) return null
  return (
    <div className={classes.buttons}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('undo')}
        title={`${t('undo')} (Ctrl+Z)`}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('redo')}
        title={`${t('redo')} (Ctrl+Shift+Z)`}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo size={17} aria-hidden />
      </ActionIcon>
    </div>
  )
}
