import type { JsonObject } from '@ximblox/contract/fields'
import type { AttachmentField, Fields } from './fields.ts'
import { walkFields } from './walk-fields.ts'

/**
 * The key of a field in `__images` or `__files`: the name of the field, preceded by list name and item key for a field
 * of a list item, such as `cards_k7_image`. `path` leads from the props to the field: `['cards', 'k7', 'image']`.
 */
export const attachmentName = (path: readonly string[]): string => path.join('_')

/** The attachment names of all fields of a kind. */
export const attachmentNames = (
  fields: Fields,
  props: JsonObject,
  kind: AttachmentField['kind'],
): Set<string> => {
  const names = new Set<string>()
  for (const { field, path } of walkFields(fields, props)) {
    if (field.kind === kind) names.add(attachmentName(path))
  }
  return names
}

/** Can these fields have an attachment of this name? */
export const isAttachmentName = (fields: Fields, name: string, kind: AttachmentField['kind']): boolean => {
  const [first = '', key, ...rest] = name.split('_')
  const field = fields[first]
  if (key === undefined) return field?.kind === kind
  return field?.kind === 'list' && isAttachmentName(field.fields, attachmentName(rest), kind)
}
