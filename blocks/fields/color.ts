import * as z from 'zod/mini'
import { isBlank, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface ColorField extends ValueField<string> {
  kind: 'color'
}

interface ColorOptions extends FieldOptions {
  default?: string
}

/** A colour as #rrggbb in lower case, or "". For a few colours of the brand, take a `select`. */
export const color = (options: ColorOptions): ColorField => ({
  default: '',
  ...options,
  kind: 'color',
  schema: z.string().check(z.regex(/^(#[0-9a-f]{6})?$/)),
  isEmpty: isBlank,
  searchText: noText,
})
