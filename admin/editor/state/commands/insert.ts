import { completeBlocks } from '@ximblox/blocks/complete'
import { mapBlocks } from '@ximblox/blocks/map-blocks'
import { newKey } from '@ximblox/blocks/new-key'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import { type EditorDocument, treeOf } from '../document/document.ts'
import { type BlockPlace, hasContainer, outermost, placesAfter } from '../document/places.ts'
import * as make from '../operations/make.ts'
import type { EditorState } from '../state.ts'
import type { Command } from '../store.ts'
import { isCountAllowed, isDepthAllowed, isTypeAllowed } from './allowed.ts'
import { withFreshKeys } from './fresh-keys.ts'

/** Inserts copies of blocks at a place and selects them. */
export const insert = (blocks: readonly Block[], place: BlockPlace): Command =>
  insertAt(blocks, () => [place])

/** Inserts copies of blocks at the first of several places that accepts all of them. */
export const insertAt = (
  blocks: readonly Block[],
  placesIn: (state: EditorState) => readonly BlockPlace[],
): Command => {
  const copies = structuredClone(blocks).map(withFreshKeys)
  return {
    needs: 'insert-block',
    change: (state, registry) => {
      const { document } = state
      const place = placesIn(state).find(place => takesAll(registry, document, place, copies))
      if (!place || copies.length === 0 || !isCountAllowed(document, copies)) return null
      const inserted = completeBlocks(registry, withoutTakenAnchors(document, copies))
      return {
        operations: inserted.map((block, index) =>
          make.insertBlock(block, { ...place, after: copies[index - 1]?.key ?? place.after }),
        ),
        selection: { blocks: copies.map(({ key }) => key), field: null },
        activity: { name: 'Editing' },
      }
    },
  }
}

const takesAll = (
  registry: Registry,
  document: EditorDocument,
  place: BlockPlace,
  trees: readonly Block[],
): boolean =>
  hasContainer(document, place) &&
  trees.every(({ type }) => isTypeAllowed(registry, document, place, type)) &&
  isDepthAllowed(document, place, trees)

/** An anchor point must be unique on the page, so a copy loses one that is already in use. */
const withoutTakenAnchors = ({ blocks }: EditorDocument, trees: readonly Block[]): Block[] => {
  const taken = new Set([...blocks.values()].map(({ anchorPoint }) => anchorPoint))
  return mapBlocks(trees, block => {
    const isTaken = taken.has(block.anchorPoint)
    taken.add(block.anchorPoint)
    return isTaken ? { ...block, anchorPoint: '' } : block
  })
}

/** Inserts a new block of a type, with the default props of its fields and its initial child blocks. */
export const insertType = (type: string, place: BlockPlace): Command => ({
  needs: 'insert-block',
  change: (state, registry) => insert([newBlock(type, registry)], place).change(state, registry),
})

/** Inserts copies of blocks after the last of them. */
export const duplicate = (blocks: readonly string[]): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) => {
    const keys = outermost(state.document, blocks)
    const trees = keys.flatMap(key => treeOf(state.document, key) ?? [])
    return insertAt(trees, () => placesAfter(state.document, keys.at(-1) ?? null)).change(state, registry)
  },
})

/** A new block of a type with its initial child blocks; `completeBlocks` adds the default props. */
export const newBlock = (type: string, registry: Registry, props: JsonObject = {}): Block => {
  const slots = Object.entries(registry.blocks.get(type)?.slots ?? {}).flatMap(([name, { initial = [] }]) =>
    initial.length > 0 ? [[name, initial.map(one => newBlock(one.type, registry, one.props))]] : [],
  )
  return {
    type,
    key: newKey(),
    props,
    anchorPoint: '',
    __images: {},
    __files: {},
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  }
}
