import { useTranslations } from 'use-intl'
import { undoToast } from '../ui/undo-toast.tsx'
import { useWorkspace } from './workspace.ts'

/** Returns a function that says that part of a text was lowered to what a text can hold, and offers to undo it. */
export const useNotifyLowered = (): (() => void) => {
  const t = useTranslations('editor.fields')
  const tEditor = useTranslations('editor.shortcuts')
  const { editor } = useWorkspace()
  return () =>
    void undoToast({
      message: t('tooDeep'),
      undo: { label: tEditor('undo'), run: () => void editor.undo() },
    })
}
