import type { PageID } from '@ximblox/contract/ids'
import type { StructureRow } from '@ximblox/contract/overview'

interface Level {
  items: readonly StructureRow[]
  totalItems: number
}

/** What is loaded of the pages below each page; 0 for the topmost. */
export type LoadedLevels = ReadonlyMap<number, readonly { data: Level | undefined }[]>

export interface Placed {
  row: StructureRow
  depth: number
}

/** The rows in the order of the tree; undefined until the topmost are loaded. */
export const flatten = (loaded: LoadedLevels, unfolded: ReadonlySet<PageID>): Placed[] | undefined => {
  const below = (id: number, depth: number): Placed[] =>
    rowsOf(loaded, id).flatMap(row => [
      { row, depth },
      ...(unfolded.has(row.id) ? below(row.id, depth + 1) : []),
    ])
  if (!loaded.get(0)?.[0]?.data) return
  return below(0, 0)
}

/** The pages that are not shown yet, by the page above them. */
export const leftOut = (
  loaded: LoadedLevels,
  shown: readonly Placed[],
): { under: number; title: string; count: number }[] =>
  [...loaded.keys()].flatMap(under => {
    const total = loaded.get(under)?.[0]?.data?.totalItems ?? 0
    const count = total - rowsOf(loaded, under).length
    const title = shown.find(({ row }) => row.id === under)?.row.title ?? ''
    const isShown = under === 0 || title !== ''
    return count > 0 && isShown ? [{ under, title, count }] : []
  })

const rowsOf = (loaded: LoadedLevels, id: number): StructureRow[] =>
  (loaded.get(id) ?? []).flatMap(({ data }) => data?.items ?? [])
