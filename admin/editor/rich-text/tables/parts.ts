import type { PastedTable } from '@ximblox/blocks/define-block'
import type { BlockNode, ListItemNode } from '@ximblox/blocks/rich-text/document'
import { plainText } from '@ximblox/contract/rules/plain-text'

/** The text of a paragraph that stands for a table; Unicode keeps the character out of texts. */
export const tableMark = (index: number): string => `\uFDD0${index}`

/** Whether a paragraph stands for a table. */
export const isTableMark = (node: BlockNode): boolean =>
  node.type === 'paragraph' && /^\uFDD0\d+$/.test(plainText(node).trim())

/** Text and tables in their order. */
export type Part = BlockNode[] | PastedTable

/** Text with the tables that paragraphs in it stand for; lists and quotations are divided where one is within them. */
export const partsOf = (content: readonly BlockNode[], tables: readonly PastedTable[]): Part[] =>
  grouped(content.flatMap(node => parted(node, tables)))

/** Text with something else in place of its tables. */
export const withTables = (
  content: readonly BlockNode[],
  tables: readonly PastedTable[],
  nodesOf: (table: PastedTable) => BlockNode[],
): BlockNode[] => partsOf(content, tables).flatMap(part => (Array.isArray(part) ? part : nodesOf(part)))

const parted = (node: BlockNode, tables: readonly PastedTable[]): (BlockNode | PastedTable)[] => {
  switch (node.type) {
    case 'paragraph':
      return [tables.find((_table, index) => plainText(node).trim() === tableMark(index)) ?? node]
    case 'bulletList':
      return listParts(node.content, tables).map(part =>
        'rows' in part ? part : { ...node, content: part.items },
      )
    case 'orderedList':
      return listParts(node.content, tables).map(part => {
        if ('rows' in part) return part
        const start = (node.attrs?.start ?? 1) + part.before
        return { ...node, ...(part.before > 0 && { attrs: { ...node.attrs, start } }), content: part.items }
      })
    case 'blockquote':
    case 'callout':
      return partsOf(node.content, tables).map(part =>
        Array.isArray(part) ? { ...node, content: part } : part,
      )
    default:
      return [node]
  }
}

const grouped = (nodes: readonly (BlockNode | PastedTable)[]): Part[] =>
  nodes.reduce<Part[]>((parts, node) => {
    if ('rows' in node) return [...parts, node]
    const last = parts.at(-1)
    return Array.isArray(last) ? [...parts.slice(0, -1), [...last, node]] : [...parts, [node]]
  }, [])

interface ItemRun {
  items: ListItemNode[]
  /** The number of items before. */
  before: number
}

const listParts = (
  items: readonly ListItemNode[],
  tables: readonly PastedTable[],
): (ItemRun | PastedTable)[] => {
  let before = 0
  const runs: (ItemRun | PastedTable)[] = []
  for (const item of items)
    for (const part of partsOf(item.content, tables)) {
      if (!Array.isArray(part)) {
        runs.push(part)
        continue
      }
      const last = runs.at(-1)
      if (last && 'items' in last) last.items.push({ ...item, content: part })
      else runs.push({ items: [{ ...item, content: part }], before })
      before += 1
    }
  return runs
}
