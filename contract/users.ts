import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sessionUser } from './people.ts'

/** Specification, section 7: Users. */
export const users = {
  current: defineCall({
    method: 'GET',
    path: '/user',
    summary: 'The current user',
    access: 'user',
    response: z.object({ User: sessionUser }),
  }),
}
