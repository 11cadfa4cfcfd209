import type { Label } from '../label.ts'
import type { FormFields } from './form-field.ts'

interface FormOptions<F extends FormFields> {
  id: string
  /** Raised with each change of the fields; stored with every submission. */
  version: number
  /** The name of the form in the admin area. */
  label: Label
  fields: F
  /** The states of a submission with their labels; new submissions have the first unless the handler decides. */
  states: Readonly<Record<string, Label>>
  /** Paths of the values that the list of submissions shows, such as `email` or `contact.name`. */
  columns: readonly string[]
  /** Path of the visitor's email address, by which submissions are found and erased. */
  emailField?: string
  /** Submissions are deleted after this number of days; null keeps them. */
  retentionDays: number | null
  /** Other periods for submissions in some states, counted from the change to that state. */
  stateRetentionDays?: Readonly<Record<string, number | null>>
}

/** A form as data: the browser, the server and pages without JavaScript validate with the same schema. */
export interface FormDefinition<F extends FormFields = FormFields> extends FormOptions<F> {}

/** Keeps the literal types of the fields, so that the data of a submission follows from them. */
export const defineForm = <const F extends FormFields>(options: FormOptions<F>): FormDefinition<F> => options
