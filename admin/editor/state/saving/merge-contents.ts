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
  const fillIn = (content: VersionContent) => withDerived(content, known)
  const filled = { theirs: fillIn(theirs), mine: fillIn(mine) }
  const parting = partingOf(fillIn(base), sent.map(fillIn), filled.theirs)
  const { doc, conflicts } = merge(parting, filled.theirs, filled.mine)
  return { ...filled, merged: doc, conflicts }
}
