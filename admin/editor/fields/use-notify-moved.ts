import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { undoToast } from '../../ui/undo-toast.tsx'
import type { EditorDocument } from '../state/document/document.ts'
import { useWorkspace } from '../workspace.ts'
import { movedBlocks } from './moved-blocks.ts'

/**
 * Returns a function that says which blocks a change of a field has moved since the given document, and offers to undo
 * it.
 */
export const useNotifyMoved = (): ((before: EditorDocument) => void) => {
  const t = useTranslations('editor.fields')
  const tEditor = useTranslations('editor.shortcuts')
  const { labelText } = useLanguage()
  const { editor } = useWorkspace()
  return before => {
    const moved = movedBlocks(before, editor.store.getState().document)
    if (!moved) return
    const { count, type, slot } = moved
    const label = editor.registry.blocks.get(type)?.slots?.[slot]?.label
    undoToast({
      message: t('movedTo', { count, slot: label ? labelText(label) : slot }),
      undo: { label: tEditor('undo'), run: () => void editor.undo() },
    })
  }
}
