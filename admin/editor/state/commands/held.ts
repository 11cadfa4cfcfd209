import { repairedValue } from '@ximblox/blocks/fields/repaired-value'
import { documentOf, type EditorDocument } from '../document/document.ts'
import { fieldAt } from '../document/field-place.ts'
import { type Place, stepsOf, valueIn } from '../document/place.ts'
import { diffNode } from '../operations/diff-fields.ts'
import { removeBlock, setValue } from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { Command } from '../store.ts'

/** Puts what the server has in place of a value that it refuses. */
export const undoHeld = (place: Place): Command => ({
  needs: null,
  change: ({ document, base }) => {
    const operations = undoing(document, documentOf(base), place)
    return operations.length > 0 ? { operations } : null
  },
})

const undoing = (document: EditorDocument, stored: EditorDocument, place: Place): Operation[] => {
  const { block, path } = place
  if (block === null || path !== '') {
    const setting = setValue(document, block, stepsOf(place), valueIn(stored, place))
    return setting ? [setting] : []
  }
  const [now, before] = [document.blocks.get(block), stored.blocks.get(block)]
  if (now && before) return diffNode(now, before)
  const removing = removeBlock(document, block)
  return removing ? [removing] : []
}

/** Puts the nearest value that the server accepts, with all its words, in place of one that it refuses. */
export const repairHeld = (place: Place): Command => ({
  needs: null,
  change: ({ document }, registry) => {
    const field = fieldAt(registry, document, place)
    const repaired = field && repairedValue(field, valueIn(document, place))
    const setting = repaired === undefined ? null : setValue(document, place.block, stepsOf(place), repaired)
    return setting && { operations: [setting] }
  },
})
