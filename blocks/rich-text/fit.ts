import { isObject } from '@ximblox/contract/rules/is-object'
import type * as z from 'zod/mini'
import type { BlockNode, RichText } from './document.ts'
import { fitContent } from './fit-content.ts'
import { collectLowerings, type Lowerings, place } from './lowerings.ts'

export interface Fitted {
  text: RichText
  /** What was lowered to fit, with its path; none if the document is one of the grammar. */
  lowered: readonly z.core.$ZodIssue[]
}

/**
 * Fits any value to the grammar of formatted texts, node by node. What the grammar does not have becomes the nearest that
 * it has, without losing a word: an unknown node becomes its content, an item of a list that is too deep one of the deepest
 * list allowed. Empty nodes are filled, and attributes are in the form in which they are stored.
 */
export const fitText = (value: unknown): Fitted => {
  const lowerings = collectLowerings()
  return { text: { type: 'doc', content: fitDocument(value, lowerings) }, lowered: lowerings.issues }
}

/** The nodes that stand for one node directly in a document. */
export const fitBlock = (node: unknown): { nodes: BlockNode[]; lowered: Fitted['lowered'] } => {
  const lowerings = collectLowerings()
  const parts = fitContent('doc', [{ node, at: place() }], 0, lowerings)
  return { nodes: parts.flatMap(({ nodes }) => nodes as BlockNode[]), lowered: lowerings.issues }
}

const fitDocument = (value: unknown, lowerings: Lowerings): BlockNode[] => {
  const at = place()
  if (!isObject(value) || value.type !== 'doc' || !Array.isArray(value.content)) {
    lowerings.add(at, 'wrongType', value)
    return fitBlock(value).nodes
  }
  const { type: _type, content, ...others } = value
  lowerings.addUnknown(others, at)
  const placed = content.map((node, index) => ({ node, at: at.in('content').in(index) }))
  return fitContent('doc', placed, 0, lowerings).flatMap(({ nodes }) => nodes as BlockNode[])
}
