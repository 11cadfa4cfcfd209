import { fieldElementID } from '@ximblox/blocks/forms/form-element-id'
import type { FormField, FormFields } from '@ximblox/blocks/forms/form-field'
import { isJsonObject } from '@ximblox/blocks/json-object'
import { type Label, labelIn } from '@ximblox/blocks/label'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'
import type { ReactNode } from 'react'
import type { FormTexts, ItemTexts } from './form-texts.ts'

/** What all parts of a rendered form share. */
export interface FormScope {
  blockKey: string
  language: Language
  texts: FormTexts
  /** By the path of a repeated group. */
  items: Readonly<Record<string, ItemTexts>>
  fields: FormFields
  values: JsonObject
  /** The label of the only field, where an editor can write it in place. */
  label?: ReactNode
  /** Messages by the path of the value. */
  errors: ReadonlyMap<string, string>
}

/** The id of the element of a value, unique on the page. */
export const elementID = ({ blockKey }: FormScope, path: string): string => fieldElementID(blockKey, path)

export const textOf = ({ language }: FormScope, label: Label): string => labelIn(label, language, [])

/** The value at a path such as `participants.0.email`. */
export const valueAt = ({ values }: FormScope, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, values)

/** What a text control shows: numbers and what was typed instead of them too. */
export const shownText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The field at a path; positions in repeated groups are skipped. */
export const fieldAt = (fields: FormFields, path: string): FormField | undefined => {
  let inside: FormFields | undefined = fields
  let field: FormField | undefined
  for (const step of path.split('.')) {
    if (field?.kind === 'repeated' && /^\d+$/.test(step)) continue
    field = inside && Object.hasOwn(inside, step) ? inside[step] : undefined
    inside = field && 'fields' in field ? field.fields : undefined
  }
  return field
}
