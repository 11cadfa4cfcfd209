import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'

/** A block without its children; the document stores their order. */
export type BlockNode = Omit<Block, 'slots'>

/** The fields of a version besides its blocks. */
export type PageMeta = Omit<VersionContent, 'blocks'>

/**
 * The content of a version with its blocks indexed by key. Unchanged parts keep their identity. An empty slot equals an
 * absent one.
 */
export interface EditorDocument {
  readonly meta: PageMeta
  readonly blocks: ReadonlyMap<string, BlockNode>
  /** Keys of the blocks in each container (see `containerID`); empty containers are absent. */
  readonly order: ReadonlyMap<string, readonly string[]>
}

/** The page itself, or a slot of a block. */
export interface Container {
  parent: string | null
  /** `""` for the page itself. */
  slot: string
}

export const pageContainer: Container = { parent: null, slot: '' }

export const containerID = ({ parent, slot }: Container): string =>
  parent === null ? '' : `${parent}/${slot}`

/** Keys contain no slash, so the first one ends the parent's key. */
export const containerOf = (id: string): Container => {
  const end = id.indexOf('/')
  return end === -1 ? pageContainer : { parent: id.slice(0, end), slot: id.slice(end + 1) }
}

const nothing: readonly string[] = []

/** Keys of the blocks in a container; the same array until they change. */
export const childrenIn = (document: EditorDocument, container: Container): readonly string[] =>
  document.order.get(containerID(container)) ?? nothing

export const documentOf = ({ blocks, ...meta }: VersionContent): EditorDocument => {
  const nodes = new Map<string, BlockNode>()
  const order = new Map<string, readonly string[]>()
  addTrees(nodes, order, blocks, pageContainer)
  return { meta, blocks: nodes, order }
}

/** Adds blocks and their descendants to maps that are not shared yet. */
export const addTrees = (
  nodes: Map<string, BlockNode>,
  order: Map<string, readonly string[]>,
  blocks: readonly Block[],
  container: Container,
): void => {
  if (blocks.length > 0)
    order.set(
      containerID(container),
      blocks.map(block => block.key),
    )
  for (const { slots = {}, ...own } of blocks) {
    nodes.set(own.key, own)
    for (const [slot, children] of Object.entries(slots))
      addTrees(nodes, order, children, { parent: own.key, slot })
  }
}

export const contentOf = (document: EditorDocument): VersionContent => ({
  ...document.meta,
  blocks: blocksIn(document, pageContainer),
})

const blocksIn = (document: EditorDocument, container: Container): Block[] =>
  childrenIn(document, container).flatMap(key => treeOf(document, key) ?? [])

/** A block with its descendants. */
export const treeOf = (document: EditorDocument, key: string): Block | undefined => {
  const node = document.blocks.get(key)
  if (!node) return undefined
  const slots = slotsOf(document, key)
  if (slots.length === 0) return node
  return {
    ...node,
    slots: Object.fromEntries(slots.map(slot => [slot, blocksIn(document, { parent: key, slot })])),
  }
}

/** Names of the slots of a block that have content. */
export const slotsOf = ({ order }: EditorDocument, key: string): string[] => {
  const prefix = `${key}/`
  return [...order.keys()].filter(id => id.startsWith(prefix)).map(id => id.slice(prefix.length))
}
