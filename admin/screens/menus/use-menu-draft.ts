import type { Menu } from '@ximblox/contract/menus'
import { useEffect, useReducer, useState } from 'react'
import { createDraft, type Draft, isUnsaved, reduceDraft } from './draft.ts'
import { keepDraft, readKeptDraft } from './kept-draft.ts'

/** Unsaved changes are kept in localStorage. */
export const useMenuDraft = (menu: Menu, userID: number) => {
  const [initial] = useState(() => restoredDraft(menu, userID))
  const [draft, dispatch] = useReducer(reduceDraft, initial)
  const { items, stored, revision } = draft
  useEffect(() => {
    keepDraft(userID, menu.id, items === stored ? null : { revision, items })
  }, [userID, menu.id, items, stored, revision])
  return { draft, dispatch, isRecalled: isUnsaved(initial) && isUnsaved(draft) && stored === initial.stored }
}

const restoredDraft = (menu: Menu, userID: number): Draft => {
  const draft = createDraft(menu)
  const kept = readKeptDraft(userID, menu.id)
  if (!kept) return draft
  // Keeps the revision that the draft is based on, so that saving it detects later changes by others.
  return { ...reduceDraft(draft, { type: 'changed', items: kept.items }), revision: kept.revision }
}
