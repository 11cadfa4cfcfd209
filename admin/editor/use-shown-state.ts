import type { PageState } from '@ximblox/contract/pages'
import { useOpenedPage } from './opened-page.ts'
import { isDirty } from './state/state.ts'
import { useUnpublishedChanges } from './unpublished-changes.tsx'
import { useEditorState } from './workspace.ts'

/** The state of the page as it is on the screen: unsaved changes count, and changes that were undone do not. */
export const useShownState = (): PageState => {
  const { state } = useOpenedPage().page
  const dirty = useEditorState(isDirty)
  const changes = useUnpublishedChanges()
  if (state !== 'published' && state !== 'unpublished-changes') return state
  if (changes?.length === 0) return 'published'
  return dirty ? 'unpublished-changes' : state
}
