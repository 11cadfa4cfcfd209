import type { BlockChange } from '@ximblox/contract/history'

/** How many blocks were changed in each way, and whether fields of the page itself were. */
export interface ChangeCounts extends Record<BlockChange['kind'], number> {
  page: boolean
}

export const countChanges = (changes: readonly Pick<BlockChange, 'blockKey' | 'kind'>[]): ChangeCounts => {
  const counts: ChangeCounts = { page: false, changed: 0, added: 0, removed: 0, moved: 0 }
  for (const { blockKey, kind } of changes) {
    if (blockKey === null) counts.page = true
    else counts[kind] += 1
  }
  return counts
}
