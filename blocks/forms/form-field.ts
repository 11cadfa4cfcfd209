import type { Label } from '../label.ts'

interface FormFieldOptions {
  /** What visitors read beside the control. */
  label: Label
  help?: Label
  required?: boolean
  /** The width of the control on wide screens. */
  width?: 'full' | 'half'
  /** The `autocomplete` token of the control, such as `email` or `organization`. */
  autocomplete?: string
  /** The field is asked, and validated, only while another field of the same form has this value. */
  showWhen?: { field: string; is: string }
}

/** One of the answers that visitors choose from. */
export interface FormOption {
  value: string
  label: Label
  /** Smaller, below the label; not in a select. */
  help?: Label
}

interface TextField extends FormFieldOptions {
  kind: 'text' | 'long-text'
  /** In characters. */
  max?: number
  /** The answer is the key of the subject, such as that of a date; editors read the name of the subject instead. */
  isSubjectKey?: boolean
}

interface AddressField extends FormFieldOptions {
  kind: 'email' | 'phone'
}

interface NumberField extends FormFieldOptions {
  kind: 'number'
  min?: number
  max?: number
  integer?: boolean
}

interface DateField extends FormFieldOptions {
  kind: 'date'
}

interface ChoiceField extends FormFieldOptions {
  kind: 'select' | 'radio'
  options: readonly FormOption[]
}

/** Several options may be chosen. */
interface CheckboxesField extends FormFieldOptions {
  kind: 'checkboxes'
  options: readonly FormOption[]
}

/** A checkbox whose label is the wording that the visitor agrees to; the wording is stored with the submission. */
interface ConsentField extends FormFieldOptions {
  kind: 'consent'
}

/** A value that the page sends along. It comes from the visitor's browser, so it is not to be trusted. */
interface HiddenField extends FormFieldOptions {
  kind: 'hidden'
  value?: string
}

/** What a message calls a field of a group: with `{field}`, its label, and `{number}`, that of its item. */
type LabelInErrors = Label

/** Fields with a common heading, such as an invoice address. */
interface GroupField extends FormFieldOptions {
  kind: 'group'
  fields: FormFields
  labelInErrors?: LabelInErrors
}

/** A group that the visitor repeats, such as participants. */
interface RepeatedField extends FormFieldOptions {
  kind: 'repeated'
  fields: FormFields
  min: number
  max: number
  /** Items without any answer are left out, whatever in them is required. */
  leavesOutEmpty?: boolean
  labelInErrors?: LabelInErrors
}

/** One question of a form, discriminated by `kind`. */
export type FormField =
  | TextField
  | AddressField
  | NumberField
  | DateField
  | ChoiceField
  | CheckboxesField
  | ConsentField
  | HiddenField
  | GroupField
  | RepeatedField

/** The fields of a form by name, in display order. */
export type FormFields = { readonly [name: string]: FormField }

/** The value that a valid submission has for a field. */
type ValueOf<F> = F extends { kind: 'group'; fields: infer G extends FormFields }
  ? DataOf<G>
  : F extends { kind: 'repeated'; fields: infer G extends FormFields }
    ? DataOf<G>[]
    : F extends { kind: 'checkboxes' }
      ? string[]
      : F extends { kind: 'number' }
        ? number | null
        : F extends { kind: 'consent' }
          ? boolean
          : string

/** The data of a valid submission. Fields without an answer are `''`, `[]`, `null` or `false`. */
export type DataOf<F extends FormFields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }
