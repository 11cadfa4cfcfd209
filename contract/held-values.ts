import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'
import { pathPageID } from './ids.ts'
import { limits } from './limits.ts'
import { ref } from './people.ts'

const params = z.object({ id: pathPageID })

/** The id that a browser made for itself. */
const browser = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))

/** A place in a page: a path in a block, or in the page itself (`null`); `""` is the whole block. */
const place = z.strictObject({
  blockKey: z.nullable(z.string().check(z.maxLength(limits.blockKey, 'tooLong'))),
  path: z.string().check(z.maxLength(limits.fieldPath, 'tooLong')),
})
export type HeldPlace = z.output<typeof place>
export const heldPlaces = z.array(place).check(z.maxLength(limits.heldPlaces, 'tooManyItems'))

/** A value that its author’s browser keeps, because it cannot be stored as it is. */
const heldValue = z.object({ ...place.shape, by: ref, at: timestamp, browser: z.string() })
export type HeldValue = z.output<typeof heldValue>
export type HeldValuePayload = z.input<typeof heldValue>

/** Where other devices learn that a page has values that are not stored: who has them, and since when. */
export const heldValues = {
  listHeldValues: defineCall({
    method: 'GET',
    path: '/page/{id}/held-values',
    summary: 'List the values that browsers keep because they cannot be stored as they are, newest first',
    access: 'user',
    params,
    response: z.object({ items: z.array(heldValue) }),
    errors: ['pageNotFound'],
  }),
  reportHeldValues: defineCall({
    method: 'PUT',
    path: '/page/{id}/held-values',
    summary: 'Report which values the caller’s browser keeps; an empty list ends the report',
    access: { permission: 'edit-page' },
    params,
    body: z.strictObject({
      browser,
      places: heldPlaces,
    }),
    response: z.object({}),
    errors: ['pageNotFound'],
  }),
}
