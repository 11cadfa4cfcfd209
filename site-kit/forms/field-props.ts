import type { FormField, FormFields } from '@ximblox/blocks/forms/form-field'
import type { FormScope } from './form-scope.ts'

export type Field<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>

/** Fields with one control below their label; of those with options, only a select. */
export type ControlField = Exclude<FormField, Field<'group' | 'repeated' | 'consent' | 'hidden'>>

export type OptionsField = Extract<FormField, { options: unknown }>

export interface FieldProps<F extends FormField = FormField> {
  scope: FormScope
  field: F
  path: string
  /** The fields of the same group, which conditions refer to. */
  beside: FormFields
}
