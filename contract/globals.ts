import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'
import { pageID } from './ids.ts'
import { pageState } from './pages.ts'
import { ref } from './people.ts'

/** The content of a global in one locale. */
export const globalRow = z.object({
  /** The id of the definition. */
  global: z.string(),
  pageID,
  locale: z.string(),
  state: pageState,
  updatedAt: timestamp,
  author: ref,
  hasRequest: z.boolean(),
})
export type GlobalRow = z.output<typeof globalRow>
export type GlobalRowPayload = z.input<typeof globalRow>

/** Site-wide content. It is read and changed by the calls for pages; what needs an address answers `pageNotFound`. */
export const globals = {
  list: defineCall({
    method: 'GET',
    path: '/global/list',
    summary: 'List the site-wide content in the languages of the site',
    access: 'user',
    response: z.object({ data: z.array(globalRow) }),
  }),
}
