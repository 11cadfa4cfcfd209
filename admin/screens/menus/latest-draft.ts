import type { MenuItem } from '@ximblox/contract/menus'
import * as z from 'zod/mini'

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

/** The latest unsaved changes of a user to a menu among what a browser keeps, of any tab. */
export const latestDraft = (
  stored: readonly (readonly [key: string, text: string])[],
  userID: number,
  menuID: number,
): { key: string; draft: StoredDraft } | undefined => {
  const name = nameOf(userID, menuID)
  return stored
    .filter(([key]) => key === name || key.startsWith(`${name}-`))
    .flatMap(([key, text]) => {
      const draft = storedDraft.safeParse(parsed(text)).data
      return draft ? [{ key, draft }] : []
    })
    .toSorted((a, b) => b.draft.writtenAt - a.draft.writtenAt)[0]
}

/** One that cannot be read must not hide the others. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
