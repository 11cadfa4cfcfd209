import * as z from 'zod/mini'
import { storable } from './fields.ts'
import { limits } from './limits.ts'

/** The title of a page, on one line: tabs and line breaks that were pasted with it become spaces. */
export const title = () =>
  z.string().check(
    storable,
    z.overwrite(value => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')),
    z.maxLength(limits.text, 'tooLong'),
  )

/** A title that is not blank. */
export const requiredTitle = () => title().check(z.refine(value => value.trim() !== '', 'required'))
