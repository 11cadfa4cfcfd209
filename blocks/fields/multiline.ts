import { text } from '@ximblox/contract/fields'
import { isBlank, ownText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface MultilineField extends ValueField<string> {
  kind: 'multiline'
  max: number
}

interface MultilineOptions extends FieldOptions {
  max?: number
  default?: string
}

/** Plain text with line breaks. */
export const multiline = ({ max = 5000, ...options }: MultilineOptions): MultilineField => ({
  default: '',
  ...options,
  kind: 'multiline',
  max,
  schema: text(max),
  isEmpty: isBlank,
  searchText: ownText,
})
