import { latestDraft, type StoredDraft } from './latest-draft.ts'

// Access to localStorage can be denied; unsaved changes are then lost with the tab, as the leave prompt warns.

/** The latest unsaved changes of this user to a menu, of any tab, and where they are kept. */
export const readStoredDraft = (
  userID: number,
  menuID: number,
): { key: string; draft: StoredDraft } | undefined => {
  try {
    const stored = Object.keys(localStorage).map(key => [key, localStorage.getItem(key) ?? ''] as const)
    return latestDraft(stored, userID, menuID)
  } catch {
    return undefined
  }
}

export const storeDraft = (key: string, draft: StoredDraft | null): void => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // The draft exists only in this tab.
  }
}
