import * as z from 'zod/mini'
import { blocks } from './blocks.ts'
import { defineCall } from './call.ts'
import { text } from './fields.ts'

/** What the settings of a page and of its blocks ask for and change (specification, section 7: Pages). */
export const pageSettings = {
  anchorAvailable: defineCall({
    method: 'POST',
    path: '/page/anchor-available',
    summary: 'Whether a block may have an anchor of this name, among the blocks as they are being edited',
    access: 'user',
    body: z.strictObject({ anchorName: text(), blockKey: text(), pageVersionBlocks: blocks }),
    response: z.object({ available: z.boolean() }),
  }),
}
