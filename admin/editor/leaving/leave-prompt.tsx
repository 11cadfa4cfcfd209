import { useTranslations } from 'use-intl'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useAddressDraftStore } from '../address/address-draft.ts'
import { usePastedPictures } from '../clipboard/pasted-pictures.tsx'
import { isDirty } from '../state/state.ts'
import { useWorkspace } from '../workspace.ts'
import { flush } from './flush.ts'

/** Asks for confirmation before leaving, but only if something could not be saved. */
export const LeavePrompt = () => {
  const t = useTranslations('editor.leaving')
  const workspace = useWorkspace()
  const addressDraft = useAddressDraftStore()
  const pictures = usePastedPictures()
  const hasUnsavedContent = () => isDirty(workspace.editor.store.getState())
  const hasUnsavedAddress = () => addressDraft.getState().slug !== null
  return (
    <LeaveDialog
      isUnsaved={() => hasUnsavedContent() || hasUnsavedAddress() || pictures.isBusy()}
      save={() => flush(workspace)}
      message={() => t(hasUnsavedContent() ? 'message' : hasUnsavedAddress() ? 'address' : 'pictures')}
    />
  )
}
