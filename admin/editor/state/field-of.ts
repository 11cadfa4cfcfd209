import type { Field, Fields } from '@ximblox/blocks/fields/fields'
import type { Editor } from './store.ts'

/** The definition of a field of a block, including fields of list items: `['cards', 'k7', 'title']`. */
export const fieldOf = (
  { store, registry }: Pick<Editor, 'store' | 'registry'>,
  block: string,
  path: readonly string[],
): Field | undefined => {
  const type = store.getState().document.blocks.get(block)?.type ?? ''
  return fieldIn(registry.blocks.get(type)?.fields ?? {}, path)
}

const fieldIn = (fields: Fields, [name = '', _item, ...rest]: readonly string[]): Field | undefined => {
  const field = fields[name]
  return field?.kind === 'list' && rest.length > 0 ? fieldIn(field.fields, rest) : field
}
