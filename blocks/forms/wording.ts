import type { Wording, WordingField } from '@ximblox/contract/forms'
import type { Language } from '@ximblox/contract/locales'
import { labelIn } from '../label.ts'
import type { FormDefinition } from './define-form.ts'
import type { FormField, FormFields } from './form-field.ts'

/** What a visitor was asked, as they read it: it is stored with the submission, because forms change. */
export const wordingOf = ({ label, fields }: FormDefinition, language: Language): Wording => ({
  label: labelIn(label, language, []),
  fields: wordingFields(fields, language),
})

const wordingFields = (fields: FormFields, language: Language): WordingField[] =>
  Object.entries(fields).map(([name, field]) => wordingField(name, field, language))

const wordingField = (name: string, field: FormField, language: Language): WordingField => {
  const own = { name, kind: field.kind, label: labelIn(field.label, language, []) }
  if ('fields' in field) return { ...own, fields: wordingFields(field.fields, language) }
  if (!('options' in field)) return own
  const options = field.options.map(({ value, label }) => ({ value, label: labelIn(label, language, []) }))
  return { ...own, options }
}
