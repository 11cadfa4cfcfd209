import type { Json } from '@ximblox/contract/fields'
import type * as z from 'zod/mini'
import type { Label } from '../label.ts'

/** What editors see of a field, and when it is asked for. Every kind of field has these options. */
export interface FieldOptions {
  label: Label
  help?: Label
  /** Enforced at publication only; drafts may lack it. */
  required?: boolean
  /**
   * How its text counts in the search of the site: like a heading, or not at all because visitors do not read it as
   * content of the page. By default like other text.
   */
  search?: 'heading' | 'none'
  /**
   * Editors see the field, and publishing asks for it, while another field has this value, or one of these. What it contains
   * is kept while it is not seen.
   */
  showWhen?: ShowWhen
}

/** The field and the values on which another field depends. */
export interface ShowWhen {
  /** The name of a field beside it, or else of the block, page type or item around its list. */
  field: string
  is: ShownValue | readonly ShownValue[]
}

type ShownValue = string | number | boolean

/** A field whose value is in `props`. Views receive a `V`; `schema` checks stored values. */
export interface ValueField<V = Json> extends FieldOptions {
  default: V
  /** The value is for users and the server only; visitors get the default in its place. */
  private?: boolean
  schema: z.ZodMiniType
  isEmpty(value: Json): boolean
  /** The searchable text of a value. */
  searchText(value: Json): string
}
