import { useTranslations } from 'use-intl'
import type { UndoOutcome } from '../state/store.ts'
import { useWorkspace } from '../workspace.ts'

/** Undo and redo with announcements; no effect on read-only pages. */
export const useUndo = () => {
  const t = useTranslations('editor.bar')
  const { editor, announce, readOnly } = useWorkspace()
  const announceResult = (result: UndoOutcome, done: string) => {
    if (result === 'done') announce(done)
    if (result === 'partly' || result === 'skipped') announce(t('undoSkipped'))
  }
  return {
    undo: () => readOnly || announceResult(editor.undo(), t('undone')),
    redo: () => readOnly || announceResult(editor.redo(), t('redone')),
  }
}
