import type { Json } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import { isJsonObject } from '../json-object.ts'
import type { FieldOptions } from './field.ts'
import type { Fields } from './fields.ts'
import type { ListField, ListItem } from './list-field.ts'
import { propsSchema } from './props-schema.ts'
import { fieldsText } from './search-text.ts'

interface ListOptions<F extends Fields> extends FieldOptions {
  fields: F
  itemLabel?: FieldOptions['label']
  /** Enforced at publication only. */
  min?: number
  max?: number
  default?: NoInfer<ListItem<F>>[]
}

/** A list of items with fields, identified by their keys. */
export const list = <const F extends Fields>({
  min = 0,
  max = 100,
  ...options
}: ListOptions<F>): ListField<F> => ({
  default: [],
  required: min > 0,
  ...options,
  kind: 'list',
  min,
  max,
  schema: itemsSchema(options.fields, max),
  isEmpty: value => !Array.isArray(value) || value.length < Math.max(1, min),
  searchText: value =>
    Array.isArray(value) ? value.map(item => itemText(options.fields, item)).join('\n') : '',
})

const itemKey = z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/))

const itemsSchema = (fields: Fields, max: number) =>
  z.array(z.extend(propsSchema(fields), { key: itemKey })).check(
    z.maxLength(max, 'tooManyItems'),
    z.refine(items => new Set(items.map(item => item.key)).size === items.length, 'alreadyExists'),
  )

const itemText = (fields: Fields, item: Json): string => (isJsonObject(item) ? fieldsText(fields, item) : '')
