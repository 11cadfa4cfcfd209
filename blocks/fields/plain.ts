import { text } from '@ximblox/contract/fields'
import { limits } from '@ximblox/contract/limits'
import * as z from 'zod/mini'
import { isBlank, ownText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface PlainField extends ValueField<string> {
  kind: 'plain'
  max: number
}

interface PlainOptions extends FieldOptions {
  max?: number
  default?: string
  /** For values that visitors must not get, such as where a form sends its mails. */
  private?: boolean
}

/** One line of text. */
export const plain = ({ max = limits.text, ...options }: PlainOptions): PlainField => ({
  default: '',
  ...options,
  kind: 'plain',
  max,
  schema: text(max).check(z.refine(value => !/[\r\n]/.test(value), 'singleLineOnly')),
  isEmpty: isBlank,
  searchText: ownText,
})
