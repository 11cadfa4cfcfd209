import type { Field, Fields } from '@ximblox/blocks/fields/fields'

/** Whether a form shows the mark of required fields, also in the items of lists. */
export const hasRequired = (fields: Fields): boolean => Object.values(fields).some(isRequired)

const isRequired = (field: Field): boolean =>
  field.required === true || (field.kind === 'list' && hasRequired(field.fields))
