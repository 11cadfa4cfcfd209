import { id } from '@ximblox/contract/fields'
import * as z from 'zod/mini'

/** A page, or a block in it, by id: links follow a page when its address changes. */
export const pageReference = z.strictObject({
  ref: z.literal('page'),
  id,
  block: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
})
export type PageReference = z.output<typeof pageReference>
