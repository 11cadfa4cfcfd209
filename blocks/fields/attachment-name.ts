import type { JsonObject } from '@ximblox/contract/fields'
import { type AttachmentField, type Fields, isAttachmentField } from './fields.ts'
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
export const isAttachmentName = (fields: Fields, name: string, kind: AttachmentField['kind']): boolean =>
  attachmentField(fields, name)?.kind === kind

/** The field of an attachment. */
export const attachmentField = (fields: Fields, name: string): AttachmentField | undefined => {
  const [first = '', key, ...rest] = name.split('_')
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined
  if (!field) return undefined
  if (key === undefined) return isAttachmentField(field) ? field : undefined
  return field.kind === 'list' ? attachmentField(field.fields, attachmentName(rest)) : undefined
}
