import type { Block } from '../../blocks.ts'
import { isEqual } from '../equal.ts'
import type { Place, Tree } from './tree.ts'

interface Deletions {
  base: Tree
  /** The side that deleted blocks. */
  deleting: Tree
  /** The side that still has them. */
  other: Tree
  places: ReadonlyMap<string, Place>
}

export interface ResolvedDeletions {
  /** Blocks to delete. */
  deleted: Set<string>
  /** Outermost blocks to keep with all their descendants, because the other side changed something in them. */
  kept: Set<string>
}

/** Keeps a deleted block if the other side changed anything in it. */
export const resolveDeletions = ({ base, deleting, other, places }: Deletions): ResolvedDeletions => {
  const deleted = new Set(
    [...base.nodes.keys()].filter(key => other.nodes.has(key) && !deleting.nodes.has(key)),
  )
  const outermost = (key: string): string => {
    const parent = places.get(key)?.parent
    return parent && deleted.has(parent) ? outermost(parent) : key
  }
  const kept = new Set<string>()
  for (const [key, place] of places) {
    if (deleted.has(key)) {
      if (isChanged(key, base, other)) kept.add(outermost(key))
    } else if (place.parent && deleted.has(place.parent)) kept.add(outermost(place.parent))
  }
  return { deleted: new Set([...deleted].filter(key => !kept.has(outermost(key)))), kept }
}

const isChanged = (key: string, base: Tree, other: Tree) => {
  const before = base.nodes.get(key)
  const after = other.nodes.get(key)
  if (!before || !after) return false
  return before.place.id !== after.place.id || !isEqual(withoutSlots(before.block), withoutSlots(after.block))
}

const withoutSlots = (block: Block): Block => ({ ...block, slots: undefined })
