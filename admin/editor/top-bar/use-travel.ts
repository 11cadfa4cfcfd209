import { useTranslations } from 'use-intl'
import type { TravelResult } from '../state/store.ts'
import { useWorkspace } from '../workspace.ts'

/** Undo and redo, said aloud; nothing on a page that is only shown. */
export const useTravel = () => {
  const t = useTranslations('editor.bar')
  const { editor, announce, readOnly } = useWorkspace()
  const say = (result: TravelResult, done: string) => {
    if (result === 'done') announce(done)
    if (result === 'partly' || result === 'skipped') announce(t('travelSkipped'))
  }
  return {
    undo: () => readOnly || say(editor.undo(), t('undone')),
    redo: () => readOnly || say(editor.redo(), t('redone')),
  }
}
