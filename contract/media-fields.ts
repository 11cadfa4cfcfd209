import * as z from 'zod/mini'
import { imageWidths } from './renditions.ts'

/** Numbers in the fields of a form or query. */
export const parsedText = (pattern: RegExp) =>
  z.pipe(z.string('required').check(z.regex(pattern, 'invalidNumberOrDate')), z.transform(Number))

export const idText = parsedText(/^[1-9]\d{0,15}$/)
export const width = z.pipe(z.enum(imageWidths.map(String), 'valueNotAllowed'), z.transform(Number))
