import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { undoToast } from '../../ui/undo-toast.tsx'
import type { EditorDocument } from '../state/document/document.ts'
import { placeOf } from '../state/document/places.ts'
import { useWorkspace } from '../workspace.ts'

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
    const { document } = editor.store.getState()
    if (document.order === before.order) return
    const moved = [...document.blocks.keys()].filter(
      key => placeOf(document, key)?.slot !== placeOf(before, key)?.slot,
    )
    const place = placeOf(document, moved[0] ?? '')
    const parent = document.blocks.get(place?.parent ?? '')
    if (!place || !parent) return
    const label = editor.registry.blocks.get(parent.type)?.slots?.[place.slot]?.label
    undoToast({
      message: t('movedTo', { count: moved.length, slot: label ? labelText(label) : place.slot }),
      undo: { label: tEditor('undo'), run: () => void editor.undo() },
    })
  }
}
