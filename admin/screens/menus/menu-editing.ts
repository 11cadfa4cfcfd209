import type { MenuItem } from '@ximblox/contract/menus'
import { createContext, use } from 'react'
import type { Place, Step } from './item-tree.ts'
import type { useTargets } from './use-targets.ts'

/** Shared by the items of the menu that is being edited. */
export interface MenuEditing extends ReturnType<typeof useTargets> {
  items: readonly MenuItem[]
  locale: string
  /** Key of the item whose form is open. */
  opened: string | null
  open(key: string | null): void
  change(key: string, change: (item: MenuItem) => MenuItem, subject?: string): void
  add(place: Place): void
  remove(key: string): void
  move(key: string, place: Place): void
  step(key: string, step: Step): void
  /** Errors of the last save for this field of the item, or for any of its fields if no field is given. */
  errorsOf(key: string, field?: string): string[]
}

export const MenuEditingContext = createContext<MenuEditing | undefined>(undefined)

export const useMenuEditing = (): MenuEditing => {
  const editing = use(MenuEditingContext)
  if (!editing) throw new Error('there is no menu here')
  return editing
}
