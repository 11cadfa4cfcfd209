import * as z from 'zod/mini'
import { neverEmpty, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface BooleanField extends ValueField<boolean> {
  kind: 'boolean'
}

interface BooleanOptions extends FieldOptions {
  default?: boolean
}

/** Yes or no; no by default. */
export const boolean = (options: BooleanOptions): BooleanField => ({
  default: false,
  ...options,
  kind: 'boolean',
  schema: z.boolean(),
  isEmpty: neverEmpty,
  searchText: noText,
})
