import type { BlockNode, ListItemNode, RichText } from '@ximblox/blocks/rich-text/document'
import { contentOf, replaced, type TextBlock, textsOf, unitsOf } from './plain-writing.ts'

export interface JoinedTexts {
  doc: RichText
  /** Where the caret is, in this text. */
  text: number
  offset: number
}

/**
 * Joins a paragraph, heading or preformatted text with the one before it, as Backspace at its start does; null where
 * that would take more than joining two lines or leaving a list.
 */
export const joinTexts = (doc: RichText, text: number): JoinedTexts | null => {
  const [before, current] = [textsOf(doc)[text - 1], textsOf(doc)[text]]
  if (!current) return null
  const unlisted = withoutFirstItem(doc.content, current)
  if (unlisted) return { doc: { ...doc, content: unlisted }, text, offset: 0 }
  const content = before && joinedIn(doc.content, before, current)
  return content ? { doc: { ...doc, content }, text: text - 1, offset: unitsOf(before).length } : null
}

/** The first item of a list becomes what stands before the rest of it. */
const withoutFirstItem = (nodes: readonly BlockNode[], current: TextBlock): BlockNode[] | null => {
  for (const [index, node] of nodes.entries()) {
    if (!isList(node) || node.content[0]?.content[0] !== current) continue
    const [first, ...rest] = node.content
    const list = rest.length > 0 ? [{ ...node, content: rest }] : []
    return nodes.toSpliced(index, 1, ...first.content, ...list)
  }
  return null
}

const joinedIn = (nodes: readonly BlockNode[], before: TextBlock, current: TextBlock): BlockNode[] | null => {
  const index = nodes.indexOf(current)
  if (index > 0 && nodes[index - 1] === before)
    return nodes.toSpliced(index - 1, 2, joinedText(before, current))
  for (const [index, node] of nodes.entries()) {
    const changed = joinedWithin(node, before, current)
    if (changed) return nodes.toSpliced(index, 1, changed)
  }
  return null
}

const joinedWithin = (node: BlockNode, before: TextBlock, current: TextBlock): BlockNode | null => {
  if (isList(node)) {
    const items = joinedItems(node.content, before, current)
    return items && { ...node, content: items }
  }
  if (node.type !== 'blockquote' && node.type !== 'callout') return null
  const content = joinedIn(node.content, before, current)
  return content && { ...node, content }
}

const joinedItems = (
  items: readonly ListItemNode[],
  before: TextBlock,
  current: TextBlock,
): ListItemNode[] | null => {
  for (const [index, item] of items.entries()) {
    const [first, ...rest] = item.content
    const previous = items[index - 1]
    if (first === current && previous) {
      const content = [...replaced(previous.content, before, [joinedText(before, current)]), ...rest]
      return items.toSpliced(index - 1, 2, { ...previous, content })
    }
    const content = joinedIn(item.content, before, current)
    if (content) return items.toSpliced(index, 1, { ...item, content })
  }
  return null
}

/** An empty line goes as a whole. */
const joinedText = (before: TextBlock, current: TextBlock): TextBlock => {
  const units = unitsOf(before)
  if (units.length === 0) return current
  const added = unitsOf(current)
  const isPlain = before.type === 'codeBlock'
  const content = contentOf([
    ...units,
    ...(isPlain ? added.map(({ sign }) => ({ sign, kind: 'character' as const, marks: undefined })) : added),
  ])
  return { ...before, content } as TextBlock
}

const isList = (node: BlockNode): node is Extract<BlockNode, { type: 'bulletList' | 'orderedList' }> =>
  node.type === 'bulletList' || node.type === 'orderedList'
