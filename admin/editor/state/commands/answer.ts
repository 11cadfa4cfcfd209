import { type EditorDocument, pageContainer } from '../document/document.ts'
import { pathOf } from '../document/paths.ts'
import { endOf, hasContainer } from '../document/places.ts'
import * as make from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { AuthoredConflict, Overwritten } from '../state.ts'
import type { Command } from '../store.ts'

/** Puts a version in the place of what the page contains by now. */
export type Choice = (document: EditorDocument) => Operation | null

/** Closes the card of these changes. Without a choice the page stays as it is. */
export const answer = (changes: readonly (AuthoredConflict | Overwritten)[], choice?: Choice): Command => ({
  needs: null,
  change: ({ document, conflicts, overwritten }) => {
    const isAnswered = (change: AuthoredConflict | Overwritten) => changes.includes(change)
    if (![...conflicts, ...overwritten].some(isAnswered)) return null
    const operation = choice?.(document)
    return {
      operations: operation ? [operation] : [],
      conflicts: conflicts.filter(conflict => !isAnswered(conflict)),
      overwritten: overwritten.filter(change => !isAnswered(change)),
    }
  },
})

/** One side of a conflict. */
export const sideOf =
  ({ blockKey, path: text, ...sides }: AuthoredConflict, side: 'mine' | 'theirs'): Choice =>
  document => {
    const value = sides[side]
    // The block was kept as a whole, so the only other choice is to delete it.
    if (text === '')
      return blockKey !== null && value === undefined ? make.removeBlock(document, blockKey) : null
    const path = pathOf(text)
    const [list, key] = [path.slice(0, -1), path.at(-1) ?? '']
    if (value === undefined && make.itemsAt(document, blockKey, list))
      return make.removeItem(document, blockKey, list, key)
    return make.setValue(document, blockKey, path, value)
  }

/** What this user wrote before others changed it. */
export const mineOf =
  ({ operation }: Overwritten): Choice =>
  document => {
    if (operation.type !== 'remove') {
      const target = operation.type === 'setField' ? operation.target : null
      return make.setValue(document, target, operation.path, operation.from)
    }
    if ('block' in operation) {
      const { block, place } = operation
      if (document.blocks.has(block.key)) return null
      return make.insertBlock(block, hasContainer(document, place) ? place : endOf(document, pageContainer))
    }
    const { item, place } = operation
    const list = make.itemsAt(document, place.target, place.path)
    if (!list) return make.setValue(document, place.target, place.path, [item])
    return list.some(({ key }) => key === item.key) ? null : make.insertItem(item, place)
  }
