import type { Menu } from '@ximblox/contract/menus'
import { useEffect, useReducer, useState } from 'react'
import { createDraft, type Draft, isUnsaved, reduceDraft } from './draft.ts'
import { keepDraft, readKeptDraft } from './kept-draft.ts'

/** A menu as it is being arranged; what is not saved is kept in this browser. */
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
  // With the revision that it was made on, so that nobody's later changes are overwritten unseen.
  return { ...reduceDraft(draft, { type: 'changed', items: kept.items }), revision: kept.revision }
}
