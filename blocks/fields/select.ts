import * as z from 'zod/mini'
import type { Label } from '../label.ts'
import { isBlank, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface SelectField<Value extends string = string> extends ValueField<Value> {
  kind: 'select'
  /** The labels of the values in display order. */
  options: Readonly<Record<Value, Label>>
}

interface SelectOptions<Value extends string> extends FieldOptions {
  options: Readonly<Record<Value, Label>>
  default: NoInfer<Value>
}

/** One of a fixed set of values. */
export const select = <const Value extends string>(options: SelectOptions<Value>): SelectField<Value> => ({
  ...options,
  kind: 'select',
  schema: z.enum(Object.keys(options.options)),
  isEmpty: isBlank,
  searchText: noText,
})
