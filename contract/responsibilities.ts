import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, pathID, timestamp } from './fields.ts'
import { pageID } from './ids.ts'

/** What belongs to a user besides their content, and what becomes of it is worth a thought before they go. */
export const responsibilityKinds = ['schedules', 'requests', 'apiTokens', 'webhooks'] as const
export type ResponsibilityKind = (typeof responsibilityKinds)[number]

const page = z.object({ pageID, title: z.string(), locale: z.string() })
const named = z.object({ id: z.int(), name: z.string() })

/** The first few, and how many there are. */
const someOf = <T extends z.core.$ZodType>(item: T) => z.object({ items: z.array(item), total: z.int() })

const responsibilitiesOfUser = z.object({
  /** Scheduled changes of pages that are still to come, or have failed. */
  schedules: someOf(
    z.object({ ...page.shape, publishAt: z.nullable(timestamp), unpublishAt: z.nullable(timestamp) }),
  ),
  /** Open requests for publication. */
  requests: someOf(page),
  /** API tokens that can be used. */
  apiTokens: someOf(named),
  webhooks: someOf(named),
})
export type Responsibilities = z.output<typeof responsibilitiesOfUser>

const params = z.object({ id: pathID })

/** What users are responsible for, and how others take it over. */
export const responsibilities = {
  responsibilities: defineCall({
    method: 'GET',
    path: '/user/{id}/responsibilities',
    summary: 'List what a user is responsible for, before their account ends or may do less',
    access: { permission: 'manage-users' },
    params,
    response: responsibilitiesOfUser,
    errors: ['userNotFound'],
  }),
  handOver: defineCall({
    method: 'POST',
    path: '/user/{id}/hand-over',
    summary: 'Make another user responsible; tokens and webhooks also require the permission to manage them',
    access: { permission: 'manage-users' },
    params,
    body: z.strictObject({
      /** Who takes it over. */
      to: id,
      kinds: z.array(z.enum(responsibilityKinds, 'valueNotAllowed')),
    }),
    response: z.object({ handedOver: z.record(z.enum(responsibilityKinds), z.int()) }),
    errors: ['userNotFound'],
  }),
}
