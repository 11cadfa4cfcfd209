import { text } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import { isJsonObject } from '../json-object.ts'
import { type LinkTarget, linkTarget } from '../link-target.ts'
import { pageReference } from '../page-reference.ts'
import { hrefMaxLength, isSafeHref } from '../rich-text/safe-href.ts'
import { isBlank, ownText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

/** A link to a URL, to a page of the site or to a shared file. */
export type LinkValue = { label?: string; url: string } | { label?: string; target: LinkTarget }

export interface LinkField extends ValueField<LinkValue | null> {
  kind: 'link'
  pageTypes?: readonly string[]
}

interface LinkOptions extends FieldOptions {
  /** Takes only pages of these types; otherwise any page, file or URL. */
  pageTypes?: readonly string[]
}

/** A link with an optional label, or null. */
export const link = (options: LinkOptions): LinkField => ({
  ...options,
  kind: 'link',
  default: null,
  schema: options.pageTypes ? pageOnly : schema,
  isEmpty: value => isBlank(value) || (isJsonObject(value) && value.url === ''),
  searchText: value => ownText(isJsonObject(value) ? (value.label ?? '') : ''),
})

const label = z.optional(text())
const address = text(hrefMaxLength).check(z.refine(value => value === '' || isSafeHref(value), 'invalidUrl'))

const schema = z.nullable(
  z.union([z.strictObject({ label, url: address }), z.strictObject({ label, target: linkTarget })]),
)

const pageOnly = z.nullable(z.strictObject({ label, target: pageReference }))
