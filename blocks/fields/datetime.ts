import * as z from 'zod/mini'
import { isBlank, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface DatetimeField extends ValueField<string> {
  kind: 'datetime'
}

interface DatetimeOptions extends FieldOptions {
  default?: string
}

/** A date and a time on the clock, as yyyy-mm-ddThh:mm without a time zone, or "". */
export const datetime = (options: DatetimeOptions): DatetimeField => ({
  default: '',
  ...options,
  kind: 'datetime',
  schema: z
    .string('invalidNumberOrDate')
    .check(z.refine(value => value === '' || isMinute(value), 'invalidNumberOrDate')),
  isEmpty: isBlank,
  searchText: noText,
})

const isMinute = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}Z`)
  // Date.parse turns 31 February into a day in March, and 24:00 into the day after.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
