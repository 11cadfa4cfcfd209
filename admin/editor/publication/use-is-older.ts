import { isDirty } from '../state/state.ts'
import { useEditorState } from '../workspace.ts'

/** Whether the page has changed since that version. */
export const useIsOlder = (versionID: number): boolean =>
  useEditorState(state => state.versionID !== versionID || isDirty(state))
