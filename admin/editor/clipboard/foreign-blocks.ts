import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode, RichText } from '@ximblox/blocks/rich-text/document'
import { isBlankText } from '@ximblox/blocks/rich-text/text-images'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { newBlock } from '../state/commands/insert.ts'
import { isPublishable, soundProps } from './sound-props.ts'

/** Converts formatted text into blocks: one per heading, and one for everything between two headings. */
export const foreignBlocks = (registry: Registry, { content }: RichText): Block[] =>
  partsOf(registry, content).flatMap(part => (Array.isArray(part) ? textBlocks(registry, part) : part))

const partsOf = (registry: Registry, content: readonly BlockNode[]): (Block | BlockNode[])[] =>
  content.reduce<(Block | BlockNode[])[]>((parts, node) => {
    const heading = headingBlock(registry, node)
    if (heading) return [...parts, heading]
    const last = parts.at(-1)
    return Array.isArray(last) ? [...parts.slice(0, -1), [...last, node]] : [...parts, [node]]
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
