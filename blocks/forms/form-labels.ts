import type { Language } from '@ximblox/contract/locales'
import { fill } from '@ximblox/contract/messages/fill'
import type { Labels } from '@ximblox/contract/messages/subject'
import { labelIn } from '../label.ts'
import type { FormField, FormFields } from './form-field.ts'

/** The labels of a form's fields, for the messages of errors. */
export const formLabels = (fields: FormFields, language: Language): Labels => ({
  ofField: property => {
    let items: number[] = []
    let inside: FormFields | undefined = fields
    let field: FormField | undefined
    let name = '{field}'
    for (const step of property.split('.')) {
      if (field?.kind === 'repeated' && /^\d+$/.test(step)) {
        items.push(Number(step))
        continue
      }
      if (field && 'labelInErrors' in field && field.labelInErrors !== undefined) {
        // It names the item, too.
        const number = String((items.at(-1) ?? 0) + 1)
        name = fill(labelIn(field.labelInErrors, language, []), { number })
        items = []
      }
      field = inside && Object.hasOwn(inside, step) ? inside[step] : undefined
      inside = field && 'fields' in field ? field.fields : undefined
    }
    return field && { label: fill(name, { field: messageLabel(field, language) }), items }
  },
})

const maxLabel = 100

/** The wording of a consent is too long for a message. */
const messageLabel = (field: FormField, language: Language): string => {
  const label = labelIn(field.label, language, [])
  return label.length > maxLabel ? `${label.slice(0, maxLabel).trimEnd()}…` : label
}
