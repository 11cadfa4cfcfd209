import * as z from 'zod/mini'

export const tag = z.object({ id: z.int(), name: z.string() })
export type Tag = z.output<typeof tag>
