import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { requiredLine, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { languages } from './locales.ts'

/** What a user writes to people about their submissions, in one of the languages in which they sent them. */
const letter = z.object({
  language: z.enum(languages, 'valueNotAllowed'),
  subject: requiredLine(),
  text: requiredText(limits.letter),
})

/** People with submissions whom a change of a page concerns, such as those registered for a date that moves. */
export const concerned = z.object({
  form: z.string(),
  subject: z.string(),
  label: z.string(),
  /** `gone` if it is offered no more, `changed` if it is at another time or place, `fewer` if it has too few places. */
  change: z.enum(['gone', 'changed', 'fewer']),
  /** How many submissions there are, those that wait included, and the sum of their quantities. */
  submissions: z.int(),
  quantity: z.int(),
  /** The places that are taken, and those that there will be; null if they are not limited, or it is gone. */
  taken: z.int(),
  places: z.nullable(z.int()),
  /** What could be written to them, by language; none if the site has no letters. */
  letters: z.array(z.object({ ...letter.shape, submissions: z.int() })),
})
export type Concerned = z.output<typeof concerned>

export const writeLetters = defineCall({
  method: 'POST',
  path: '/forms/write',
  summary:
    'Write to those with submissions for a subject that take places or wait, in their languages; nobody gets the same letter twice within an hour',
  access: { permission: 'view-submissions' },
  body: z.strictObject({
    form: requiredText(),
    subject: requiredText(),
    letters: z.array(z.strictObject(letter.shape)).check(z.maxLength(languages.length, 'tooManyItems')),
  }),
  response: z.object({
    /** How many were written. */
    total: z.int(),
  }),
  errors: ['notFound'],
})
