import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { WordingField } from '@ximblox/contract/forms'
import { lineOf } from './values.ts'

/** An answer under the words that it was asked with. */
export interface Answer {
  kind: 'answer'
  /** Unique within the submission. */
  path: string
  label: string
  /** '' if the visitor left it empty. */
  text: string
  /** Set for a consent, whose label is the wording. */
  agreed?: boolean
}

/** Answers with a common heading. */
export interface AnswerGroup {
  kind: 'group'
  path: string
  label: string
  answers: AnswerRow[]
}

/** Groups that the visitor repeated, such as participants. */
export interface AnswerList {
  kind: 'list'
  path: string
  label: string
  items: { path: string; answers: AnswerRow[] }[]
}

export type AnswerRow = Answer | AnswerGroup | AnswerList

/** The answers of a submission in the order of the form, then those that the wording does not know. */
export const answerRows = (
  wording: readonly WordingField[],
  fields: JsonObject,
  prefix = '',
): AnswerRow[] => {
  const known = new Set(wording.map(({ name }) => name))
  return [
    ...wording.flatMap(field => rowsOf(field, own(fields, field.name), prefix + field.name)),
    ...Object.entries(fields)
      .filter(([name]) => !known.has(name))
      .map(
        ([name, value]): Answer => ({
          kind: 'answer',
          path: prefix + name,
          label: name,
          text: textOf(value),
        }),
      ),
  ]
}

const rowsOf = (field: WordingField, value: Json | undefined, path: string): AnswerRow[] => {
  const { label, fields: inner = [] } = field
  if (field.kind === 'repeated') {
    const items = (Array.isArray(value) ? value : []).map((item, at) => ({
      path: `${path}.${at}`,
      answers: answerRows(inner, objectOf(item), `${path}.${at}.`),
    }))
    return items.length > 0 ? [{ kind: 'list', path, label, items }] : []
  }
  if (field.kind === 'group')
    return [{ kind: 'group', path, label, answers: answerRows(inner, objectOf(value), `${path}.`) }]
  // A field that was not shown has no value.
  if (value === undefined) return []
  if (field.kind === 'consent') return [{ kind: 'answer', path, label, text: '', agreed: value === true }]
  return [{ kind: 'answer', path, label, text: chosenText(field, value) }]
}

/** The text of the chosen options, which visitors read instead of their values. */
const chosenText = ({ options = [] }: WordingField, value: Json): string => {
  const labelOf = (one: Json) => options.find(option => option.value === one)?.label ?? textOf(one)
  return Array.isArray(value) ? value.map(labelOf).join('\n') : labelOf(value)
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : lineOf(value))

const own = (fields: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
