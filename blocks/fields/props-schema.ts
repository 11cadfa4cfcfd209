import * as z from 'zod/mini'
import { type Fields, valueFields } from './fields.ts'

/** Schema of complete props: every field, no unknown key. */
export const propsSchema = (fields: Fields) =>
  z.strictObject(Object.fromEntries(valueFields(fields).map(([name, field]) => [name, field.schema])))
