import type { Json } from '@ximblox/contract/fields'
import type * as z from 'zod/mini'
import type { Label } from '../label.ts'

export interface FieldOptions {
  label: Label
  help?: Label
  /** Asked for at publishing only: a draft may lack it. */
  required?: boolean
}

/** A field whose value stands in `props`. `V` is what a view receives; what is stored is checked by `schema`. */
export interface ValueField<V = Json> extends FieldOptions {
  default: V
  schema: z.ZodMiniType
  isEmpty(value: Json): boolean
  /** The words of a value that a search may find. */
  searchText(value: Json): string
}
