import { ActionIcon } from '@mantine/core'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useTranslations } from 'use-intl'
import classes from './undo-redo.module.css'
import { useKeyName } from './use-key-name.ts'

interface Props {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

export const UndoRedo = ({ canUndo, canRedo, undo, redo }: Props) => {
  const t = useTranslations('undoRedo')
  const keyName = useKeyName()
  return (
    <div className={classes.buttons}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('undo')}
        title={`${t('undo')} (${keyName('Ctrl')}+Z)`}
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
        title={`${t('redo')} (${keyName('Ctrl')}+${keyName('Shift')}+Z)`}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo size={17} aria-hidden />
      </ActionIcon>
    </div>
  )
}
