import type { BlockChange } from '@ximblox/contract/history'

/** Without the blocks that came or went with the one around them. */
export const outermostChanges = (changes: readonly BlockChange[]): BlockChange[] => {
  const keysOf = (kind: BlockChange['kind']) =>
    new Set(changes.filter(change => change.kind === kind).map(({ blockKey }) => blockKey))
  const [added, removed] = [keysOf('added'), keysOf('removed')]
  const isWithin = (keys: ReadonlySet<string | null>, parent: string | null | undefined) =>
    parent !== null && parent !== undefined && keys.has(parent)
  return changes.filter(
    ({ kind, before, after }) =>
      !(kind === 'added' && isWithin(added, after?.parent)) &&
      !(kind === 'removed' && isWithin(removed, before?.parent)),
  )
}
