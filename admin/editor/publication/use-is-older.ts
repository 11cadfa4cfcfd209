import { isDirty } from '../state/state.ts'
import { useEditorState } from '../workspace.ts'

/** Whether the page has changed since that version; true without one. */
export const useIsOlder = (versionID: number | undefined): boolean =>
  useEditorState(state => state.versionID !== versionID || isDirty(state))
