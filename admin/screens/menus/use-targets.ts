import type { MenuTargets } from '@ximblox/contract/menus'
import { useState } from 'react'

export type PageTarget = MenuTargets['pages'][number]
export type FileTarget = MenuTargets['files'][number]

/** Titles and paths of link targets. Deleted pages and files that are not shared are missing. */
export const useTargets = (initial: MenuTargets) => {
  const [{ pages, files }, setTargets] = useState(initial)
  const addTargets = (more: Partial<MenuTargets>) =>
    setTargets(({ pages, files }) => ({
      pages: [...(more.pages ?? []), ...pages],
      files: [...(more.files ?? []), ...files],
    }))
  return {
    pageOf: (id: number): PageTarget | undefined => pages.find(page => page.id === id),
    fileOf: (id: number): FileTarget | undefined => files.find(file => file.id === id),
    addTargets,
  }
}
