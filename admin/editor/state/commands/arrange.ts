import type { Registry } from '@ximblox/blocks/registry'
import { type Container, childrenIn, type EditorDocument, treeOf } from '../document/document.ts'
import {
  type BlockPlace,
  endOf,
  hasContainer,
  holdersOf,
  isSameContainer,
  keysWithin,
  outermost,
  placeOf,
  placesAfter,
} from '../document/places.ts'
import type { Change } from '../edit.ts'
import { apply } from '../operations/apply.ts'
import * as make from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { EditorState } from '../state.ts'
import { noSelection } from '../state.ts'
import type { Command } from '../store.ts'
import { isDepthAllowed, isTypeAllowed, slotNames } from './allowed.ts'

/** Deletes blocks with their descendants and selects a neighbour. */
export const remove = (blocks: readonly string[]): Command => ({
  needs: 'edit-blocks',
  change: ({ document }) => {
    const operations = inTurn(document, blocks, make.removeBlock)
    if (operations.length === 0) return null
    const neighbour = neighbourOf(document, blocks)
    return { operations, selection: neighbour ? { blocks: [neighbour], field: null } : noSelection }
  },
})

/** Moves blocks to a place, keeping their order, and selects them. */
export const move = (blocks: readonly string[], to: BlockPlace): Command => ({
  needs: 'edit-blocks',
  change: ({ document, selection }, registry) => {
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
    if (operations.length === 0) return null
    const areSelected = keys.every(key => selection.blocks.includes(key))
    return { operations, selection: areSelected ? selection : { blocks: keys, field: null } }
  },
})

// A type that a slot no longer allows may still be reordered within it.
const isHere = (document: EditorDocument, key: string, to: BlockPlace) => {
  const place = placeOf(document, key)
  return place !== undefined && isSameContainer(place, to)
}

/** Blocks of one container move together and end up next to each other. */
export const moveUp = (blocks: readonly string[]): Command => moveTo(blocks, placeAbove)
export const moveDown = (blocks: readonly string[]): Command => moveTo(blocks, placeBelow)

/** Moves blocks out of their slot, to the place after its block, or further outwards to where they are allowed. */
export const moveOut = (blocks: readonly string[]): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) => {
    const [first = ''] = outermost(state.document, blocks)
    const parent = placeOf(state.document, first)?.parent ?? null
    return firstChange(
      placesAfter(state.document, parent).map(place => moveTo(blocks, () => place)),
      state,
      registry,
    )
  },
})

/**
 * Moves blocks into the first slot that accepts them: of the previous sibling, else of the next one. Inside a slot, the
 * neighbouring slot of the same block comes first.
 */
export const moveIn = (blocks: readonly string[]): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) =>
    firstChange(
      slotsAround(state, registry, outermost(state.document, blocks)).map(slot => moveInto(blocks, slot)),
      state,
      registry,
    ),
})

/** The first change that is possible. */
const firstChange = (commands: readonly Command[], state: EditorState, registry: Registry): Change | null => {
  for (const command of commands) {
    const change = command.change(state, registry)
    if (change) return change
  }
  return null
}

const slotsAround = (
  { document }: EditorState,
  registry: Registry,
  moving: readonly string[],
): Container[] => {
  const [first = '', last = ''] = [moving[0], moving.at(-1)]
  const place = placeOf(document, first)
  if (!place) return []
  const siblings = childrenIn(document, place)
  const ownSlots = (key: string | null | undefined): Container[] =>
    key ? slotNames(document, registry, key).map(slot => ({ parent: key, slot })) : []
  // The slots of an accordion take its items only, and their slots the blocks.
  const slotsIn = (key: string | null | undefined): Container[] =>
    ownSlots(key).flatMap(slot => [slot, ...childrenIn(document, slot).flatMap(slotsIn)])
  const beside = ownSlots(place.parent)
  const own = beside.findIndex(({ slot }) => slot === place.slot)
  return [...slotsIn(place.after), ...slotsIn(siblings[siblings.indexOf(last) + 1]), ...beside.slice(own + 1)]
}

/** Moves blocks to the end of a slot of another block. */
export const moveInto = (blocks: readonly string[], container: Container): Command =>
  moveTo(blocks, ({ document }) => endOf(document, container))

const moveTo = (
  blocks: readonly string[],
  placeIn: (state: EditorState, blocks: readonly string[]) => BlockPlace | undefined,
): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) => {
    const moving = outermost(state.document, blocks)
    const places = moving.flatMap(key => placeOf(state.document, key) ?? [])
    const [first] = places
    const shareContainer = first && places.every(place => isSameContainer(place, first))
    const place = shareContainer && placeIn(state, moving)
    return place ? move(moving, place).change(state, registry) : null
  },
})

const placeAbove = ({ document }: EditorState, [first = '']: readonly string[]) => {
  const place = placeOf(document, first)
  if (!place || place.after === null) return undefined
  const siblings = childrenIn(document, place)
  return { ...place, after: siblings[siblings.indexOf(place.after) - 1] ?? null }
}

const placeBelow = ({ document }: EditorState, blocks: readonly string[]) => {
  const last = blocks.at(-1) ?? ''
  const place = placeOf(document, last)
  if (!place) return undefined
  const siblings = childrenIn(document, place)
  const next = siblings[siblings.indexOf(last) + 1]
  return next === undefined ? undefined : { ...place, after: next }
}

/** Builds each operation on the document that the previous ones produce. */
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

/** The block to select after a deletion: the next one, the previous one, or the parent. */
const neighbourOf = (document: EditorDocument, going: readonly string[]): string | null => {
  const gone = new Set(going.flatMap(key => keysWithin(document, key)))
  const place = going.map(key => placeOf(document, key)).find(place => place !== undefined)
  if (!place) return null
  const siblings = childrenIn(document, place)
  const index = siblings.findIndex(key => gone.has(key))
  const stays = (key: string) => !gone.has(key)
  return siblings.slice(index).find(stays) ?? siblings.slice(0, index).findLast(stays) ?? place.parent
}
