import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { ShowWhen } from './field.ts'
import { type Fields, isAttachmentField } from './fields.ts'

/** Fields with their values; those of a list item are within those of its block or page type. */
export interface Surroundings {
  fields: Fields
  values: JsonObject
  within?: Surroundings | undefined
}

/** Something that depends on the value of a field. */
export interface Conditional {
  showWhen?: ShowWhen | undefined
}

/** Whether editors see a field or slot: the field that it depends on is seen, too, and has one of the values. */
export const isShown = ({ showWhen }: Conditional, around: Surroundings): boolean => {
  if (!showWhen) return true
  const place = placeOf(showWhen.field, around)
  const other = place?.fields[showWhen.field]
  // The registry refuses such a definition, and one that leads back to its own field.
  if (!place || !other || isAttachmentField(other)) return true
  const value: Json = place.values[showWhen.field] ?? other.default
  const wanted: readonly Json[] = [showWhen.is].flat()
  return wanted.includes(value) && isShown(other, place)
}

/** The nearest fields that have one of this name. */
const placeOf = (name: string, around: Surroundings | undefined): Surroundings | undefined =>
  around && (Object.hasOwn(around.fields, name) ? around : placeOf(name, around.within))
