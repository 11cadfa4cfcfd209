import * as z from 'zod/mini'
import { isBlank, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface DateField extends ValueField<string> {
  kind: 'date'
}

interface DateOptions extends FieldOptions {
  default?: string
}

/** A date as yyyy-mm-dd, or "". */
export const date = (options: DateOptions): DateField => ({
  default: '',
  ...options,
  kind: 'date',
  schema: z
    .string('invalidNumberOrDate')
    .check(z.refine(value => value === '' || isDay(value), 'invalidNumberOrDate')),
  isEmpty: isBlank,
  searchText: noText,
})

const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  // Date.parse turns 31 February into a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
