import type { Fields } from '@ximblox/blocks/fields/fields'
import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Label } from '@ximblox/blocks/label'
import type { ListItem } from '../state/document/list-items.ts'

/** What tells an item of a list from the others: the beginning of its text, or else the options that it has. */
export const itemSnippet = (fields: Fields, item: ListItem, labelText: (label: Label) => string): string => {
  const [text = ''] = fieldsText(fields, item).split('\n')
  if (text !== '') return text
  const chosen = Object.entries(fields).flatMap(([name, field]) => {
    const value = item[name]
    if (field.kind !== 'select' || typeof value !== 'string') return []
    const label = Object.hasOwn(field.options, value) && field.options[value]
    return label ? [labelText(label)] : []
  })
  return chosen.join(', ')
}
