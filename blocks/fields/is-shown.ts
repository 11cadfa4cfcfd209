import type { Json, JsonObject } from '@ximblox/contract/fields'
import { type Field, type Fields, isAttachmentField } from './fields.ts'

/** Whether editors see a field: the one that it depends on is seen, too, and has one of the values. */
export const isShown = (field: Field, fields: Fields, values: JsonObject): boolean => {
  const { showWhen } = field
  if (!showWhen) return true
  const other = fields[showWhen.field]
  // The registry refuses such a definition, and one that leads back to its own field.
  if (!other || isAttachmentField(other)) return true
  const value: Json = values[showWhen.field] ?? other.default
  const wanted: readonly Json[] = [showWhen.is].flat()
  return wanted.includes(value) && isShown(other, fields, values)
}
