import { languages } from '@ximblox/contract/locales'
import type { Field } from './fields/fields.ts'
import type { Label } from './label.ts'

interface OwnLabels {
  label: Label
  keywords?: Label | undefined
}

/** The errors of the labels of a block type, page type or slot. */
export const ownLabelErrors = ({ label, keywords }: OwnLabels, of = ''): string[] => [
  ...labelErrors(`the label${of}`, label),
  ...(keywords === undefined ? [] : labelErrors(`the keyword text${of}`, keywords)),
]

/** The errors of the labels of a field, without those of list items. */
export const fieldLabelErrors = (name: string, field: Field): string[] => [
  ...labelErrors(`the label of "${name}"`, field.label),
  ...(field.help === undefined ? [] : labelErrors(`the help of "${name}"`, field.help)),
  ...(field.kind === 'list' && field.itemLabel !== undefined
    ? labelErrors(`the item label of "${name}"`, field.itemLabel)
    : []),
  ...(field.kind === 'select'
    ? Object.entries(field.options).flatMap(([option, label]) =>
        labelErrors(`the label of the option "${option}" of "${name}"`, label),
      )
    : []),
]

// Sites without TypeScript can pass anything.
const labelErrors = (what: string, label: unknown): string[] => {
  if (typeof label === 'string') return label.trim() === '' ? [`${what} is empty`] : []
  const texts = Object.entries(Object(label))
  if (texts.length === 0) return [`${what} is missing`]
  return texts.flatMap(([language, text]) => {
    if (!isLanguage(language)) return [`${what} has the unknown language "${language}"`]
    return typeof text === 'string' && text.trim() !== '' ? [] : [`${what} is empty in "${language}"`]
  })
}

export const languageErrors = (wanted: readonly string[]): string[] => [
  ...(wanted.length === 0 ? ['there are no interface languages'] : []),
  ...wanted
    .filter(language => !isLanguage(language))
    .map(language => `the interface language "${language}" is unknown`),
  ...wanted
    .filter((language, index) => wanted.indexOf(language) !== index)
    .map(language => `the interface language "${language}" is repeated`),
]

const isLanguage = (value: string): boolean => languages.some(language => language === value)
