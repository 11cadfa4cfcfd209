import { newKey } from '@ximblox/blocks/new-key'
import type { Menu } from '@ximblox/contract/menus'
import { isEqual } from '@ximblox/contract/rules/equal'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { createDraft, type Draft, isUnsaved, reduceDraft } from './draft.ts'
import { draftKey } from './latest-draft.ts'
import { readStoredDraft, storeDraft } from './stored-draft.ts'

/** Unsaved changes are kept in localStorage, those of each tab apart. */
export const useMenuDraft = (menu: Menu, userID: number) => {
  const [{ initial, origin, key }] = useState(() => ({
    ...restoreDraft(menu, userID),
    key: draftKey(userID, menu.id, newKey()),
  }))
  const [draft, dispatch] = useReducer(reduceDraft, initial)
  const { items, stored, revision } = draft
  useEffect(() => {
    storeDraft(key, items === stored ? null : { revision, items, writtenAt: Date.now() })
  }, [key, items, stored, revision])
  const keep = useEffectEvent(() => {
    if (isUnsaved(draft)) storeDraft(key, { revision, items, writtenAt: Date.now() })
  })
  useEffect(() => {
    // This tab has it now.
    if (origin !== undefined) storeDraft(origin, null)
    // Another tab may have taken it over in the meantime.
    const leave = () => keep()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      keep()
    }
  }, [origin])
  return { draft, dispatch, isRestored: isUnsaved(initial) && isUnsaved(draft) && stored === initial.stored }
}

const restoreDraft = (menu: Menu, userID: number): { initial: Draft; origin?: string } => {
  const draft = createDraft(menu)
  const unsaved = readStoredDraft(userID, menu.id)
  if (!unsaved) return { initial: draft }
  const { items, revision } = unsaved.draft
  if (isEqual(items, menu.items)) return { initial: draft, origin: unsaved.key }
  // Keeps the revision that the draft is based on, so that saving it detects later changes by others.
  return {
    initial: { ...reduceDraft(draft, { type: 'changed', items }), revision },
    origin: unsaved.key,
  }
}
