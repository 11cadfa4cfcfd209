import type { Block } from '../../blocks.ts'

/** A slot of a block, or the page itself. */
export interface Place {
  parent: string | null
  /** Two places with the same id are the same place. */
  id: string
}

export interface Node {
  block: Block
  place: Place
}

/** The blocks of a version by key, parents first, and the order of keys in each place. */
export interface Tree {
  nodes: Map<string, Node>
  order: Map<string, string[]>
}

export const page: Place = { parent: null, id: '' }
export const slotOf = (parent: string, slot: string): Place => ({ parent, id: `${parent}/${slot}` })

export const treeOf = (blocks: readonly Block[]): Tree => {
  const tree: Tree = { nodes: new Map(), order: new Map() }
  addBlocks(tree, blocks, page)
  return tree
}

const addBlocks = (tree: Tree, blocks: readonly Block[], place: Place) => {
  tree.order.set(
    place.id,
    blocks.map(block => block.key),
  )
  for (const block of blocks) {
    tree.nodes.set(block.key, { block, place })
    for (const [slot, children] of Object.entries(block.slots ?? {})) {
      addBlocks(tree, children, slotOf(block.key, slot))
    }
  }
}
