import type { Menu } from '@ximblox/contract/menus'
import { useEffect, useReducer, useState } from 'react'
import { createDraft, type Draft, isUnsaved, reduceDraft } from './draft.ts'
import { readStoredDraft, storeDraft } from './stored-draft.ts'

/** Unsaved changes are kept in localStorage. */
export const useMenuDraft = (menu: Menu, userID: number) => {
  const [initial] = useState(() => restoreDraft(menu, userID))
  const [draft, dispatch] = useReducer(reduceDraft, initial)
  const { items, stored, revision } = draft
  useEffect(() => {
    storeDraft(userID, menu.id, items === stored ? null : { revision, items })
  }, [userID, menu.id, items, stored, revision])
  return { draft, dispatch, isRestored: isUnsaved(initial) && isUnsaved(draft) && stored === initial.stored }
}

const restoreDraft = (menu: Menu, userID: number): Draft => {
  const draft = createDraft(menu)
  const unsaved = readStoredDraft(userID, menu.id)
  if (!unsaved) return draft
  // Keeps the revision that the draft is based on, so that saving it detects later changes by others.
  return { ...reduceDraft(draft, { type: 'changed', items: unsaved.items }), revision: unsaved.revision }
}
