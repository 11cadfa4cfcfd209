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
const storedDraft = z.object({
  revision: z.int(),
  items: z.array(item),
  writtenAt: z._default(z.number(), 0),
})
export type StoredDraft = z.output<typeof storedDraft>

const nameOf = (userID: number, menuID: number) => `ximblox-menu-${userID}-${menuID}`

/** Where a tab keeps its unsaved changes to a menu, apart from those of other tabs. */
export const draftKey = (userID: number, menuID: number, tab: string): string =>
  `${nameOf(userID, menuID)}-${tab}`

/** The latest unsaved changes of this user to a menu, of any tab, and where they are kept. */
export const readStoredDraft = (
  userID: number,
  menuID: number,
): { key: string; draft: StoredDraft } | undefined => {
  const name = nameOf(userID, menuID)
  try {
    return Object.keys(localStorage)
      .filter(key => key === name || key.startsWith(`${name}-`))
      .flatMap(key => {
        const draft = storedDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
        return draft ? [{ key, draft }] : []
      })
      .toSorted((a, b) => b.draft.writtenAt - a.draft.writtenAt)[0]
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
