import { useTranslations } from 'use-intl'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useAddressDraftStore } from '../address/address-draft.ts'
import { usePastedPictures } from '../clipboard/pasted-pictures.tsx'
import { useTagWords } from '../fields/tag-words.ts'
import { useHeldNames } from '../held/use-held-names.ts'
import { useRequestComment } from '../request-comment.ts'
import { isDirty, isPartlyStored } from '../state/state.ts'
import { useWorkspace } from '../workspace.ts'
import { flush } from './flush.ts'

/** Asks for confirmation before leaving, but only if something could not be saved. */
export const LeavePrompt = () => {
  const t = useTranslations('leaving')
  const workspace = useWorkspace()
  const addressDraft = useAddressDraftStore()
  const pictures = usePastedPictures()
  const heldNames = useHeldNames()
  const { typedComment } = useRequestComment()
  const tagWords = useTagWords()
  const words = () => [typedComment(), ...tagWords.all()].filter(one => one !== '').join(' · ')
  const hasUnsavedContent = () => isDirty(workspace.editor.store.getState())
  const contentMessage = () => {
    const state = workspace.editor.store.getState()
    return isPartlyStored(state) ? t('held', { values: heldNames(state).join(', ') }) : t('message')
  }
  const hasUnsavedAddress = () => addressDraft.getState().slug !== null
  const message = () => {
    if (hasUnsavedContent()) return contentMessage()
    if (hasUnsavedAddress()) return t('address')
    return pictures.isBusy() ? t('pictures') : t('words', { words: words() })
  }
  return (
    <LeaveDialog
      isUnsaved={() => hasUnsavedContent() || hasUnsavedAddress() || pictures.isBusy() || words() !== ''}
      save={() => flush(workspace)}
      message={message}
    />
  )
}
