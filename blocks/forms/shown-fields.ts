import { isObject } from '@ximblox/contract/rules/is-object'
import type { FormField, FormFields } from './form-field.ts'

/** The values of a group, and those of the whole form. */
interface Surroundings {
  fields: FormFields
  values: unknown
  root?: Surroundings
}

/**
 * True while a field is asked: its `showWhen` names a field beside it, or of the form itself, that is asked and has
 * the value.
 */
export const isShown = (field: FormField, around: Surroundings): boolean => isShownIn(field, around, [])

const isShownIn = (field: FormField, around: Surroundings, asked: readonly FormField[]): boolean => {
  const { showWhen } = field
  if (!showWhen) return true
  // Fields that depend on each other in a circle are shown, so that visitors can answer them.
  if (asked.includes(field)) return true
  const place = own(around.fields, showWhen.field) ? around : around.root
  const other = place && own(place.fields, showWhen.field)
  if (!place || !other) return true
  return isShownIn(other, place, [...asked, field]) && hasValue(place.values, showWhen.field, showWhen.is)
}

const own = (fields: FormFields, name: string): FormField | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const hasValue = (values: unknown, name: string, is: string): boolean => {
  if (!isObject(values) || !Object.hasOwn(values, name)) return is === ''
  const value = values[name]
  if (Array.isArray(value)) return value.includes(is)
  return typeof value === 'string' ? value === is : JSON.stringify(value) === is
}
