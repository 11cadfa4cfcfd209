import type { Directory } from '@ximblox/contract/media'
import { parentOf, root } from './paths.ts'

export interface FolderRow {
  path: string
  name: string
  level: number
  hasChildren: boolean
  expanded: boolean
}

/** The visible rows of the tree, sorted by name: the root and the contents of expanded folders. */
export const folderRows = (
  directories: readonly Directory[],
  expanded: ReadonlySet<string>,
  compare: (a: string, b: string) => number,
): FolderRow[] => {
  const inside = Map.groupBy(directories, ({ path }) => parentOf(path))
  const below = (parent: string, level: number): FolderRow[] =>
    (inside.get(parent) ?? [])
      .toSorted((a, b) => compare(a.folderName, b.folderName))
      .flatMap(({ path, folderName }) => {
        const hasChildren = inside.has(path)
        const isOpen = hasChildren && expanded.has(path)
        const row = { path, name: folderName, level, hasChildren, expanded: isOpen }
        return [row, ...(isOpen ? below(path, level + 1) : [])]
      })
  const top = { path: root, name: '', level: 1, hasChildren: directories.length > 0, expanded: true }
  return [top, ...below(root, 2)]
}

/** The effect of a key in the tree: another row to focus, or a row to expand or collapse. */
export const treeKeyAction = (
  rows: readonly FolderRow[],
  active: string,
  key: string,
): { to: string } | { toggle: string } | undefined => {
  const index = rows.findIndex(({ path }) => path === active)
  const row = rows[index]
  const goTo = (next: FolderRow | undefined) => next && { to: next.path }
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[index + 1])
    case 'ArrowUp':
      return goTo(rows[index - 1])
    case 'Home':
      return goTo(rows[0])
    case 'End':
      return goTo(rows.at(-1))
    case 'ArrowRight':
      if (!row?.hasChildren) return
      return row.expanded ? goTo(rows[index + 1]) : { toggle: row.path }
    case 'ArrowLeft':
      if (row?.expanded && row.path !== root) return { toggle: row.path }
      return row && row.path !== root ? { to: parentOf(row.path) } : undefined
    default:
      return
  }
}
