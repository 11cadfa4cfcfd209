import type { EditorDocument } from '../document/document.ts'
import { pathOf } from '../document/paths.ts'
import * as make from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { AuthoredConflict } from '../state.ts'
import type { Command } from '../store.ts'

/** Applies one side of a conflict, whatever the page contains by now, and closes the card. */
export const resolve = (conflict: AuthoredConflict, side: 'mine' | 'theirs'): Command => ({
  needs: null,
  change: ({ document, conflicts }) => {
    if (!conflicts.includes(conflict)) return null
    const operation = choosing(document, conflict.blockKey, conflict.path, conflict[side])
    return {
      operations: operation ? [operation] : [],
      conflicts: conflicts.filter(other => other !== conflict),
    }
  },
})

const choosing = (
  document: EditorDocument,
  blockKey: string | null,
  text: string,
  value: unknown,
): Operation | null => {
  // The block was kept as a whole, so the only other choice is to delete it.
  if (text === '')
    return blockKey !== null && value === undefined ? make.removeBlock(document, blockKey) : null
  const path = pathOf(text)
  const [list, key] = [path.slice(0, -1), path.at(-1) ?? '']
  if (value === undefined && make.itemsAt(document, blockKey, list))
    return make.removeItem(document, blockKey, list, key)
  return make.setValue(document, blockKey, path, value)
}
