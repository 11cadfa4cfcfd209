import type { EditorDocument } from '../document/document.ts'
import { childrenIn, treeOf } from '../document/document.ts'
import {
  type BlockPlace,
  hasContainer,
  holdersOf,
  isSameContainer,
  keysWithin,
  lastIn,
  placeOf,
} from '../document/places.ts'
import { apply } from '../operations/apply.ts'
import * as make from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { EditorState } from '../state.ts'
import { noSelection } from '../state.ts'
import type { Command } from '../store.ts'
import { isDepthAllowed, isTypeAllowed } from './allowed.ts'

/** Deletes blocks with all they hold, and selects what is next to them. */
export const remove = (blocks: readonly string[]): Command => ({
  needs: 'edit-blocks',
  change: ({ document }) => {
    const operations = inTurn(document, blocks, make.removeBlock)
    if (operations.length === 0) return null
    const neighbour = neighbourOf(document, blocks)
    return { operations, selection: neighbour ? { blocks: [neighbour], field: null } : noSelection }
  },
})

/** Moves blocks to a place, one after the other. */
export const move = (blocks: readonly string[], to: BlockPlace): Command => ({
  needs: 'edit-blocks',
  change: ({ document }, registry) => {
    const trees = blocks.flatMap(key => treeOf(document, key) ?? [])
    const holders = holdersOf(document, to)
    const isAllowed =
      hasContainer(document, to) &&
      !trees.some(({ key }) => holders.includes(key) || key === to.after) &&
      trees.every(
        tree => isHere(document, tree.key, to) || isTypeAllowed(registry, document, to, tree.type),
      ) &&
      isDepthAllowed(document, to, trees)
    if (!isAllowed) return null
    const keys = trees.map(({ key }) => key)
    const operations = inTurn(document, keys, (current, key) =>
      make.moveBlock(current, key, { ...to, after: keys[keys.indexOf(key) - 1] ?? to.after }),
    )
    return operations.length > 0 ? { operations } : null
  },
})

// What stands in a container already may be moved about in it.
const isHere = (document: EditorDocument, key: string, to: BlockPlace) => {
  const place = placeOf(document, key)
  return place !== undefined && isSameContainer(place, to)
}

export const moveUp = (block: string): Command => moveTo(block, placeAbove)
export const moveDown = (block: string): Command => moveTo(block, placeBelow)

/** Out of a slot, to stand after the block that it was in. */
export const moveOut = (block: string): Command =>
  moveTo(block, ({ document }) => {
    const parent = placeOf(document, block)?.parent
    const place = parent ? placeOf(document, parent) : undefined
    return place && parent ? { ...place, after: parent } : undefined
  })

/** To the end of a slot of another block. */
export const moveInto = (block: string, parent: string, slot: string): Command =>
  moveTo(block, ({ document }) => lastIn(document, { parent, slot }))

const moveTo = (
  block: string,
  placeIn: (state: EditorState, block: string) => BlockPlace | undefined,
): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) => {
    const place = placeIn(state, block)
    return place ? move([block], place).change(state, registry) : null
  },
})

const placeAbove = ({ document }: EditorState, block: string) => {
  const place = placeOf(document, block)
  if (!place || place.after === null) return undefined
  const siblings = childrenIn(document, place)
  return { ...place, after: siblings[siblings.indexOf(place.after) - 1] ?? null }
}

const placeBelow = ({ document }: EditorState, block: string) => {
  const place = placeOf(document, block)
  if (!place) return undefined
  const siblings = childrenIn(document, place)
  const next = siblings[siblings.indexOf(block) + 1]
  return next === undefined ? undefined : { ...place, after: next }
}

/** Each operation is made of the document that those before it leave. */
const inTurn = (
  document: EditorDocument,
  keys: readonly string[],
  operationOf: (document: EditorDocument, key: string) => Operation | null,
): Operation[] => {
  const operations: Operation[] = []
  let current = document
  for (const key of keys) {
    const operation = operationOf(current, key)
    if (!operation) continue
    operations.push(operation)
    current = apply(current, operation)
  }
  return operations
}

/** The block to be selected when others go: the next one, the one before, or the one around. */
const neighbourOf = (document: EditorDocument, going: readonly string[]): string | null => {
  const gone = new Set(going.flatMap(key => keysWithin(document, key)))
  const place = going.map(key => placeOf(document, key)).find(place => place !== undefined)
  if (!place) return null
  const siblings = childrenIn(document, place)
  const index = siblings.findIndex(key => gone.has(key))
  const stays = (key: string) => !gone.has(key)
  return siblings.slice(index).find(stays) ?? siblings.slice(0, index).findLast(stays) ?? place.parent
}
