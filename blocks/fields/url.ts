import { text } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import { hrefMaxLength, isSafeHref } from '../rich-text/safe-href.ts'
import { isBlank, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface UrlField extends ValueField<string> {
  kind: 'url'
}

interface UrlOptions extends FieldOptions {
  default?: string
}

/** An external URL, a path of the site, or "". */
export const url = (options: UrlOptions): UrlField => ({
  default: '',
  ...options,
  kind: 'url',
  schema: text(hrefMaxLength).check(z.refine(value => value === '' || isSafeHref(value), 'invalidUrl')),
  isEmpty: isBlank,
  searchText: noText,
})
