import { isDirty } from '../state/state.ts'
import { useEditorState } from '../workspace.ts'

/** Whether the page has changed since a version of it was the newest. */
export const useIsOlder = (versionID: number): boolean =>
  useEditorState(state => state.versionID !== versionID || isDirty(state))
