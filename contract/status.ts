import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'

const count = z.int()

/** What an administrator wants to know about the running site. Numbers of waiting work are those of all nodes. */
export const siteStatus = z.object({
  version: z.string(),
  /** When the node that answers was started. */
  startedAt: timestamp,
  database: z.object({
    isEmbedded: z.boolean(),
    /** Such as `18.1`. */
    version: z.string(),
    /** In bytes. */
    size: z.int(),
  }),
  storage: z.object({
    isBucket: z.boolean(),
    files: count,
    /** Of all files, in bytes. */
    size: z.int(),
    /** Of the volume that the node writes to, in bytes; null when it is unknown. */
    free: z.nullable(z.int()),
    /** Below the reserve, uploads are refused; on a full volume, nothing can be stored. */
    space: z.enum(['ok', 'reserve', 'full']),
    /** Contents that were requested from the node, and that the storage has lost. */
    missing: count,
  }),
  mails: z.object({
    /** Whether there is a mail server. Without one, emails are only stored. */
    isConfigured: z.boolean(),
    waiting: count,
    /** In seconds, of the one that has waited longest; 0 without any. */
    oldest: z.int(),
    givenUp: count,
  }),
  schedules: z.object({ late: count, failed: count }),
  /** Published pages whose images wait for rendering. */
  renditions: z.object({ waiting: count }),
  /** Null when no backups are scheduled. */
  backups: z.nullable(z.object({ failed: z.boolean(), lastSuccess: z.nullable(timestamp) })),
  webhooks: z.object({ failing: count, disabled: count }),
  /** Jobs that the code of the site does after changes of content, and that failed. */
  hooks: z.object({ failing: count, givenUp: count }),
})
export type SiteStatus = z.output<typeof siteStatus>

export const status = {
  get: defineCall({
    method: 'GET',
    path: '/status',
    summary: 'Get the state of the site: versions, space, waiting and failed work',
    access: { permission: 'manage-settings' },
    response: siteStatus,
  }),
}
