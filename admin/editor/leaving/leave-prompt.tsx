import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { isDirty } from '../state/state.ts'
import { useWorkspace } from '../workspace.ts'
import { flush } from './flush.ts'

/** Asks before one leaves with something that could not be stored, and only then. */
export const LeavePrompt = () => {
  const t = useTranslations('editor.leaving')
  const workspace = useWorkspace()
  const isUnsaved = () => isDirty(workspace.editor.store.getState())
  const hasAddress = () => workspace.address.getState().slug !== null
  const blocker = useBlocker({
    shouldBlockFn: async () => !(await flush(workspace)) || hasAddress(),
    enableBeforeUnload: () => isUnsaved() || hasAddress(),
    withResolver: true,
  })
  return <LeaveQuestion blocker={blocker} message={t(isUnsaved() ? 'message' : 'address')} />
}
