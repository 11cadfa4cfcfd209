import type { Label } from './label.ts'

/** What a rule of a definition found. */
export interface RuleError {
  /** The field, as in `title` or `cards.2.url`. */
  field: string
  message: Label
}
