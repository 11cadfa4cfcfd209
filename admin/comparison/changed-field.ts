import type { Field, Fields } from '@ximblox/blocks/fields/fields'
import type { Registry } from '@ximblox/blocks/registry'

export const fieldsOf = (registry: Registry, type: string, ofBlock: boolean): Fields =>
  (ofBlock ? registry.blocks.get(type) : registry.contentTypes.get(type))?.fields ?? {}

/** Names of fields and keys of items in the path of a change, such as `props.cards.k7.title`; none for other parts. */
export const fieldsPath = (path: string): string[] => {
  const [first = '', ...rest] = path.replace('pageType.', '').split('.')
  return first === 'props' || first.startsWith('__') ? rest : []
}

/** The field at the end of a path of names and keys. */
export const fieldAt = (fields: Fields, [name = '', ...rest]: readonly string[]): Field | undefined => {
  const field = ownEntry(fields, name)
  if (rest.length === 0) return field
  return field?.kind === 'list' ? fieldAt(field.fields, rest.slice(1)) : undefined
}

export const ownEntry = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined
