import type { VersionContent } from '@ximblox/contract/pages'
import { type Conflict, merge } from '@ximblox/contract/rules/merge'
import { derivedIn, withDerived } from './derived.ts'
import { partingOf } from './parting.ts'

interface Sides {
  base: VersionContent
  theirs: VersionContent
  mine: VersionContent
  /** Own contents that theirs may already include. */
  sent: readonly VersionContent[]
}

interface MergedContents {
  theirs: VersionContent
  mine: VersionContent
  merged: VersionContent
  conflicts: Conflict[]
}

/** Merges three ways, ignoring derived values, which are then filled in consistently. */
export const mergeContents = ({ base, theirs, mine, sent }: Sides): MergedContents => {
  const known = derivedIn([base, mine, theirs])
  const dress = (content: VersionContent) => withDerived(content, known)
  const dressed = { theirs: dress(theirs), mine: dress(mine) }
  const parting = partingOf(dress(base), sent.map(dress), dressed.theirs)
  const { doc, conflicts } = merge(parting, dressed.theirs, dressed.mine)
  return { ...dressed, merged: doc, conflicts }
}
