import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useAddressDraftStore } from '../address/address-draft.ts'
import { isDirty } from '../state/state.ts'
import { useWorkspace } from '../workspace.ts'
import { flush } from './flush.ts'

/** Asks for confirmation before leaving, but only if something could not be saved. */
export const LeavePrompt = () => {
  const t = useTranslations('editor.leaving')
  const workspace = useWorkspace()
  const addressDraft = useAddressDraftStore()
  const isUnsaved = () => isDirty(workspace.editor.store.getState())
  const hasAddress = () => addressDraft.getState().slug !== null
  const blocker = useBlocker({
    // Going back while the page is still being left stays here, but retries what could not be saved.
    shouldBlockFn: async ({ next }) => {
      const isSaved = await flush(workspace)
      const isHere = next.fullPath === '/pages/$id' && next.params.id === String(workspace.pageID)
      return !isHere && (!isSaved || hasAddress())
    },
    enableBeforeUnload: () => isUnsaved() || hasAddress(),
    withResolver: true,
  })
  return <LeaveDialog blocker={blocker} message={t(isUnsaved() ? 'message' : 'address')} />
}
