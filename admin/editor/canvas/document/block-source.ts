import { completeBlocks } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import {
  type BlockNode,
  childrenIn,
  type EditorDocument,
  pageContainer,
} from '../../state/document/document.ts'

/**
 * The blocks of the edited page as views receive them: complete, and with a stable identity until their content
 * changes.
 */
export interface BlockSource {
  block(document: EditorDocument, key: string): Block | undefined
  /** The top-level blocks; the same array until blocks are added, removed or moved, or an anchor changes. */
  outline(document: EditorDocument): Block[]
}

interface Known {
  node: BlockNode
  own: Block
  children: readonly Block[]
  block: Block
}

export const createBlockSource = (registry: Registry): BlockSource => {
  const known = new Map<string, Known>()
  let outline: { order: EditorDocument['order']; anchors: string; blocks: Block[] } | undefined

  const block = (document: EditorDocument, key: string): Block | undefined => {
    const node = document.blocks.get(key)
    if (!node) return undefined
    const unslotted = known.get(key)
    // The common case must be cheap: every key press asks for all blocks of the page.
    if (unslotted?.node === node && !hasSlots(node)) return unslotted.block
    const slots = slotsOf(document, key)
    const children = Object.values(slots).flat()
    const before = known.get(key)
    const isSameNode = before?.node === node
    if (isSameNode && isSameList(before.children, children)) return before.block
    const own = isSameNode ? before.own : complete(registry, node)
    const made = children.length > 0 ? { ...own, slots } : own
    known.set(key, { node, own, children, block: made })
    return made
  }

  const hasSlots = ({ type }: BlockNode) => registry.blocks.get(type)?.slots !== undefined

  const slotsOf = (document: EditorDocument, parent: string): Record<string, Block[]> => {
    const definition = registry.blocks.get(document.blocks.get(parent)?.type ?? '')
    return Object.fromEntries(
      Object.keys(definition?.slots ?? {}).map(slot => [
        slot,
        childrenIn(document, { parent, slot }).flatMap(key => block(document, key) ?? []),
      ]),
    )
  }

  return {
    block,
    outline: document => {
      const anchors = anchorsIn(document)
      if (outline?.order !== document.order || outline.anchors !== anchors) {
        const blocks = childrenIn(document, pageContainer).flatMap(key => block(document, key) ?? [])
        outline = { order: document.order, anchors, blocks }
      }
      return outline.blocks
    },
  }
}

const anchorsIn = ({ blocks }: EditorDocument): string => {
  let anchors = ''
  for (const { key, anchorPoint } of blocks.values())
    if (anchorPoint !== '') anchors += `${key}#${anchorPoint} `
  return anchors
}

const complete = (registry: Registry, node: BlockNode): Block => completeBlocks(registry, [node])[0] ?? node

const isSameList = (a: readonly Block[], b: readonly Block[]) =>
  a.length === b.length && a.every((block, index) => block === b[index])
