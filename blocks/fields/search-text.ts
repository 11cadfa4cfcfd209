import type { JsonObject } from '@ximblox/contract/fields'
import { type Fields, valueFields } from './fields.ts'

/** The searchable text of all fields in their order. */
export const fieldsText = (fields: Fields, values: JsonObject): string =>
  valueFields(fields)
    .map(([name, field]) => field.searchText(values[name] ?? field.default))
    .filter(text => text !== '')
    .join('\n')
