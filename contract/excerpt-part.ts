import * as z from 'zod/mini'

/** A part of a plain text; the parts in their order are the whole text. `hit` marks a word that was searched for. */
export const excerptPart = z.object({ text: z.string(), hit: z.boolean() })
export type ExcerptPart = z.output<typeof excerptPart>
