import { type EditorState, isDirty, isPartlyStored } from '../state/state.ts'

type ShownStatus = Exclude<EditorState['save']['status'], 'idle'> | 'waiting' | 'saved'

/** What the top bar says about the changes of a page. */
export const shownStatus = (state: EditorState, { hasAddress }: { hasAddress: boolean }): ShownStatus => {
  const stored = storedStatus(state)
  // An edited URL is stored by Save alone.
  return stored === 'saved' && hasAddress ? 'waiting' : stored
}

const storedStatus = (state: EditorState): ShownStatus => {
  const { status } = state.save
  // Autosave may have stored as a draft what Save refused.
  if (status === 'refused' && !isDirty(state)) return 'saved'
  if (status !== 'idle') return status
  return isDirty(state) && !isPartlyStored(state) ? 'waiting' : 'saved'
}
