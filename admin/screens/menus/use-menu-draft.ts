import type { Menu } from '@ximblox/contract/menus'
import { useEffect, useReducer, useState } from 'react'
import { beginDraft, type Draft, isUnsaved, reduceDraft } from './draft.ts'
import { keepDraft, recallDraft } from './kept-draft.ts'

/** A menu as it is being arranged; what is not saved is kept in this browser. */
export const useMenuDraft = (menu: Menu, userID: number) => {
  const [begun] = useState(() => recalled(menu, userID))
  const [draft, dispatch] = useReducer(reduceDraft, begun)
  const { items, stored, revision } = draft
  useEffect(() => {
    keepDraft(userID, menu.id, items === stored ? null : { revision, items })
  }, [userID, menu.id, items, stored, revision])
  return { draft, dispatch, isRecalled: isUnsaved(begun) && isUnsaved(draft) && stored === begun.stored }
}

const recalled = (menu: Menu, userID: number): Draft => {
  const draft = beginDraft(menu)
  const kept = recallDraft(userID, menu.id)
  if (!kept) return draft
  // With the revision that it was made on, so that nobody's later changes are overwritten unseen.
  return { ...reduceDraft(draft, { type: 'changed', items: kept.items }), revision: kept.revision }
}
