import type { OutlineRow } from './outline-rows.ts'

/** A row with what a tree says of it; `isOpen` is absent for rows that cannot be collapsed. */
export type ShownRow = OutlineRow & { isOpen?: boolean }

/** The rows outside of collapsed blocks. */
export const openRows = (rows: readonly OutlineRow[], collapsed: ReadonlySet<string>): ShownRow[] => {
  const shown: ShownRow[] = []
  let hiddenBelow = Number.POSITIVE_INFINITY
  for (const [index, row] of rows.entries()) {
    if (row.level > hiddenBelow) continue
    hiddenBelow = Number.POSITIVE_INFINITY
    if (row.kind === 'slot' || (rows[index + 1]?.level ?? 0) <= row.level) {
      shown.push(row)
      continue
    }
    const isOpen = !collapsed.has(row.key)
    if (!isOpen) hiddenBelow = row.level
    shown.push({ ...row, isOpen })
  }
  return shown
}

/** The rows of matching blocks, below the rows that lead to them. */
export const matchingRows = (
  rows: readonly OutlineRow[],
  isMatch: (block: string) => boolean,
): ShownRow[] => {
  const shown: ShownRow[] = []
  // Backwards, so that a match comes before the rows above it.
  let wantedLevel = 0
  for (const row of rows.toReversed()) {
    const isHolder = row.level < wantedLevel
    if (!isHolder && !(row.kind === 'block' && isMatch(row.key))) continue
    shown.push(row.kind === 'block' && isHolder ? { ...row, isOpen: true } : row)
    wantedLevel = row.level
  }
  return shown.toReversed()
}
