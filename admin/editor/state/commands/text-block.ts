import type { Field, Fields } from '@ximblox/blocks/fields/fields'
import type { Registry } from '@ximblox/blocks/registry'
import { emptyRichText, type RichText, type BlockNode as TextNode } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockNode } from '../document/document.ts'
import { newBlock } from './insert.ts'

/** A rich text with this content, or an empty one. */
export const textOf = (content: readonly TextNode[]): RichText =>
  content.length > 0 ? { type: 'doc', content: [...content] } : structuredClone(emptyRichText)

/** A new block like a text block, with other content; null for blocks of other types. */
export const textBlock = (
  registry: Registry,
  { type, props }: BlockNode,
  content: readonly TextNode[],
): Block | null => {
  const definition = registry.blocks.get(type)
  const made = definition?.pasted?.text?.(textOf(content))
  return definition && made
    ? newBlock(type, registry, { ...choicesIn(definition.fields, props), ...made } as JsonObject)
    : null
}

/** What an editor chose for a block, such as its position: not its words, which would be there twice. */
const choicesIn = (fields: Fields, props: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(props).filter(([name]) => choices.has(fields[name]?.kind)))

const choices: ReadonlySet<Field['kind'] | undefined> = new Set(['boolean', 'color', 'select'])

/** Whether a field of a type is its text. */
export const isTextField = (registry: Registry, type: string, field: string): boolean => {
  const body = textOf([])
  const made = registry.blocks.get(type)?.pasted?.text?.(body)
  return Object.entries({ ...made }).some(([name, value]) => name === field && value === body)
}
