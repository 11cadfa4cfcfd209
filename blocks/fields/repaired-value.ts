import type { Json } from '@ximblox/contract/fields'
import { isEqual } from '@ximblox/contract/rules/equal'
import * as z from 'zod/mini'
import { fitText } from '../rich-text/fit.ts'
import { cleanedLine, cleanedText } from './cleaned-text.ts'
import { type Field, isAttachmentField } from './fields.ts'

/** The nearest value that the field may store, with all its words; undefined if there is none, or nothing to repair. */
export const repairedValue = (field: Field, value: unknown): Json | undefined => {
  if (isAttachmentField(field)) return undefined
  const repaired = nearest(field, value)
  if (repaired === undefined || isEqual(repaired, value)) return undefined
  return z.safeParse(field.schema, repaired).success ? repaired : undefined
}

const nearest = ({ kind }: Field, value: unknown): Json | undefined => {
  if (kind === 'richText') return fitText(value).text
  if (typeof value !== 'string') return undefined
  if (kind === 'plain') return cleanedLine(value)
  return kind === 'multiline' ? cleanedText(value) : undefined
}
