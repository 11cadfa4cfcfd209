import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode, RichText } from '@ximblox/blocks/rich-text/document'
import { isBlankText } from '@ximblox/blocks/rich-text/text-images'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { partsOf } from '../rich-text/tables/parts.ts'
import { tableLines } from '../rich-text/tables/table-lines.ts'
import type { TextWithTables } from '../rich-text/tables/text-with-tables.ts'
import { newBlock } from '../state/commands/insert.ts'
import { isPublishable, soundProps } from './sound-props.ts'
import { tableBlock } from './table-block.ts'

/** Converts content into blocks: one per heading and table, and one for everything between them. */
export const foreignBlocks = (
  registry: Registry,
  { text, tables }: Pick<TextWithTables, 'text' | 'tables'>,
): Block[] =>
  grouped(
    registry,
    // The rows of a table that no block takes are text.
    partsOf(text.content, tables).flatMap((part): (Block | BlockNode)[] | Block =>
      Array.isArray(part) ? part : (tableBlock(registry, part) ?? tableLines(part)),
    ),
  ).flatMap(part => (Array.isArray(part) ? textBlocks(registry, part) : part))

const grouped = (registry: Registry, content: readonly (Block | BlockNode)[]): (Block | BlockNode[])[] =>
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

const typeMadeOf = (registry: Registry, kind: 'heading' | 'text'): BlockDefinition | undefined =>
  [...registry.blocks.values()].find(({ pasted }) => pasted?.[kind])
