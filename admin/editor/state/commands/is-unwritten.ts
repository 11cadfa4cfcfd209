import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode } from '../document/document.ts'

/** Whether a block is nothing but a text or a heading, without any words. */
export const isUnwritten = (registry: Registry, { type, props }: BlockNode): boolean => {
  const definition = registry.blocks.get(type)
  return definition?.pasted !== undefined && fieldsText(definition.fields, props).trim() === ''
}
