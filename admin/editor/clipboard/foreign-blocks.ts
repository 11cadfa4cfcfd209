import type { BlockDefinition, PastedTable } from '@ximblox/blocks/define-block'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode, RichText } from '@ximblox/blocks/rich-text/document'
import { isBlankText } from '@ximblox/blocks/rich-text/text-images'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { newBlock } from '../state/commands/insert.ts'
import { isPublishable, soundProps } from './sound-props.ts'

/** Content of another program. */
export interface ForeignContent {
  text: RichText
  /** The tables; in the text, paragraphs with a mark stand for them. */
  tables: readonly PastedTable[]
}

/** The text of a paragraph that stands for a table; the character is in no text. */
export const tableMark = (index: number): string => `\uE000${index}`

/** Converts content into blocks: one per heading and table, and one for everything between them. */
export const foreignBlocks = (registry: Registry, { text, tables }: ForeignContent): Block[] =>
  partsOf(
    registry,
    text.content.flatMap(node => tableIn(registry, node, tables)),
  ).flatMap(part => (Array.isArray(part) ? textBlocks(registry, part) : part))

const partsOf = (registry: Registry, content: readonly (Block | BlockNode)[]): (Block | BlockNode[])[] =>
  content.reduce<(Block | BlockNode[])[]>((parts, node) => {
    const block = 'key' in node ? node : headingBlock(registry, node)
    if (block) return [...parts, block]
    const last = parts.at(-1)
    return Array.isArray(last)
      ? [...parts.slice(0, -1), [...last, node as BlockNode]]
      : [...parts, [node as BlockNode]]
  }, [])

const headingBlock = (registry: Registry, node: BlockNode): Block | null => {
  const definition = typeMadeOf(registry, 'heading')
  const text = plainText(node).replaceAll('\n', ' ').trim()
  if (!definition || node.type !== 'heading' || text === '') return null
  const made = definition.pasted?.heading?.({ level: node.attrs.level, text })
  const props = completeProps(definition.fields, { ...made } as JsonObject)
  // A heading that is too long stays part of the text.
  return isPublishable(definition.fields, props) ? newBlock(definition.id, registry, props) : null
}

const textBlocks = (registry: Registry, content: BlockNode[]): Block[] => {
  const body: RichText = { type: 'doc', content }
  const definition = typeMadeOf(registry, 'text')
  if (!definition || isBlankText(body)) return []
  const made = definition.pasted?.text?.(body)
  const props = soundProps(definition.fields, { ...made } as JsonObject)
  return [newBlock(definition.id, registry, props)]
}

/** The table that a paragraph stands for, or its rows as paragraphs where the site has no block for it. */
const tableIn = (
  registry: Registry,
  node: BlockNode,
  tables: readonly PastedTable[],
): (Block | BlockNode)[] => {
  const table = tables.find((_table, index) => plainText(node).trim() === tableMark(index))
  if (!table) return [node]
  const definition = typeMadeOf(registry, 'table')
  const made = definition?.pasted?.table?.(table)
  if (definition && made) {
    const props = completeProps(definition.fields, { ...made } as JsonObject)
    if (isPublishable(definition.fields, props)) return [newBlock(definition.id, registry, props)]
  }
  return table.rows
    .map(cells => cells.filter(cell => cell !== '').join(' · '))
    .filter(row => row !== '')
    .map(row => ({ type: 'paragraph', content: [{ type: 'text', text: row }] }))
}

const typeMadeOf = (registry: Registry, kind: 'heading' | 'text' | 'table'): BlockDefinition | undefined =>
  [...registry.blocks.values()].find(({ pasted }) => pasted?.[kind])
