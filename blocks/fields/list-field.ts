import type { FieldOptions, ValueField } from './field.ts'
import type { Fields, PropsOf } from './fields.ts'

export type ListItem<F extends Fields = Fields> = { key: string } & PropsOf<F>

export interface ListField<F extends Fields = Fields> extends ValueField<ListItem<F>[]> {
  kind: 'list'
  /** Fields of each item. */
  fields: F
  /** Name of one item, for "add" and for the outline. */
  itemLabel?: FieldOptions['label']
  min: number
  max: number
}
