import { id } from '@ximblox/contract/fields'
import * as z from 'zod/mini'

/** A page or a block on it by id, so that links survive a change of the slug. */
export const pageReference = z.strictObject({
  ref: z.literal('page'),
  id,
  block: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
})
export type PageReference = z.output<typeof pageReference>
