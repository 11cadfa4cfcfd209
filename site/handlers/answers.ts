import { type FormField, type FormFields, type Json, type Language, labelIn } from 'ximblox'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { isObject } from '../rules/is-object.ts'

/** What a visitor answered, one question a paragraph; questions without an answer are left out. */
export const answersOf = (fields: FormFields, data: Json, language: Language): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = isObject(data) ? data[name] : undefined
    const label = labelIn(field.label, language, [])
    if (field.kind === 'group') return answersOf(field.fields, value ?? null, language)
    if (field.kind === 'repeated')
      return Array.isArray(value) ? value.flatMap(item => answersOf(field.fields, item, language)) : []
    const text = answerTo(field, value, language)
    return text === '' ? [] : [`${asHeading(label)} ${text}`]
  })

/** A label that is a sentence, such as one of a tick box, needs no mark of its own before the colon. */
const asHeading = (label: string): string => (/[?!:]$/.test(label) ? label : `${label.replace(/\.$/, '')}:`)

const answerTo = (field: FormField, value: Json | undefined, language: Language): string => {
  if (value === true) return formMailCatalogue[language].yes
  if (typeof value === 'number') return String(value)
  const chosen = Array.isArray(value) ? value : [value]
  return chosen
    .flatMap(one => (typeof one === 'string' && one !== '' ? [optionLabel(field, one, language)] : []))
    .join(', ')
}

const optionLabel = (field: FormField, value: string, language: Language): string => {
  const option = 'options' in field && field.options.find(candidate => candidate.value === value)
  return option ? labelIn(option.label, language, []) : value
}
