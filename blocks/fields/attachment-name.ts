import type { JsonObject } from '@ximblox/contract/fields'
import type { AttachmentField, Fields } from './fields.ts'
import { walkFields } from './walk-fields.ts'

/**
 * Under which name the picture or file of a field stands in `__images` or `__files`: the field's own name, and
 * for a field of a list's item list, item key and field, as `cards_k7_image`. `path` leads from the props to
 * the field: `['image']` or `['cards', 'k7', 'image']`.
 */
export const attachmentName = (path: readonly string[]): string => path.join('_')

/** The names of a kind that the props have a place for. */
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

/** Whether some props of these fields could have a place for the name. */
export const isAttachmentName = (fields: Fields, name: string, kind: AttachmentField['kind']): boolean => {
  const [first = '', key, ...rest] = name.split('_')
  const field = fields[first]
  if (key === undefined) return field?.kind === kind
  return field?.kind === 'list' && isAttachmentName(field.fields, attachmentName(rest), kind)
}
