import type { FormFields } from '@ximblox/blocks/forms/form-field'
import type { FormView } from '@ximblox/blocks/forms/form-view'
import { fieldAt } from './form-scope.ts'
import type { FormTexts } from './form-texts.ts'

/** The first message of each path. The wording of a consent is too long to be the subject of a message. */
export const errorsOf = (fields: FormFields, { errors }: FormView, texts: FormTexts): [string, string][] =>
  errors
    .toReversed()
    .map(({ property, message }) => [
      property,
      fieldAt(fields, property)?.kind === 'consent' ? texts.agreementMissing : message,
    ])
