import type { JsonObject } from '@ximblox/contract/fields'
import type { FormSummary } from '@ximblox/contract/forms'
import { lineOf, valueAt } from './values.ts'

/** What a submission is called in lists: its first value there; '' if the visitor left it empty. */
export const submissionName = (fields: JsonObject, [first]: Readonly<FormSummary['columns']> = []): string =>
  first ? lineOf(valueAt(fields, first.path)) : ''
