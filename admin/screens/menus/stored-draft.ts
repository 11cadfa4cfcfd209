import type { MenuItem } from '@ximblox/contract/menus'
import * as z from 'zod/mini'

// Access to localStorage can be denied; unsaved changes are then lost with the tab, as the leave prompt warns.

/** A draft may lack titles and link targets. */
const item: z.ZodMiniType<MenuItem> = z.object({
  key: z.string(),
  title: z.string(),
  url: z.optional(z.string()),
  pageID: z.optional(z.int()),
  fileID: z.optional(z.int()),
  children: z.array(z.lazy(() => item)),
})
const storedDraft = z.object({ revision: z.int(), items: z.array(item) })
export type StoredDraft = z.output<typeof storedDraft>

const storageKey = (userID: number, menuID: number) => `ximblox-menu-${userID}-${menuID}`

/** The unsaved changes of this user to a menu. */
export const readStoredDraft = (userID: number, menuID: number): StoredDraft | null => {
  try {
    const text = localStorage.getItem(storageKey(userID, menuID))
    return text === null ? null : (storedDraft.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}

export const storeDraft = (userID: number, menuID: number, draft: StoredDraft | null): void => {
  try {
    if (draft) localStorage.setItem(storageKey(userID, menuID), JSON.stringify(draft))
    else localStorage.removeItem(storageKey(userID, menuID))
  } catch {
    // The draft exists only in this tab.
  }
}
