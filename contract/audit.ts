import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, jsonObject, pathID, text, timestamp } from './fields.ts'
import { listArguments, listOf } from './list.ts'
import { ref } from './people.ts'

/** What an action was done to: its first word. */
export const auditKinds = [
  'access',
  'audit',
  'file',
  'folder',
  'mail',
  'menu',
  'page',
  'role',
  'settings',
  'tag',
  'user',
] as const

/** What was done: the second word of an action. */
export const auditVerbs = [
  'accept',
  'activate',
  'add',
  'create',
  'delete',
  'deny',
  'duplicate',
  'edit',
  'end-session',
  'export',
  'forgot-password',
  'lockout',
  'login',
  'login-failed',
  'logout',
  'logout-everywhere',
  'move',
  'publish',
  'purge',
  'reject',
  'relink',
  'replace',
  'request',
  'resend-activation',
  'reset-password',
  'restore',
  'restore-version',
  'retry',
  'reveal',
  'revoke',
  'schedule',
  'schedule-failed',
  'share',
  'store',
  'translate',
  'unpublish',
  'unshare',
  'update',
] as const

/** What was done to what by whom, when and from where. */
export const auditRow = z.object({
  id: z.int(),
  at: timestamp,
  /** A user who was erased keeps the id, without a name; ID 0 for nobody who was logged in. */
  actor: ref,
  /** `kind.verb`, such as `page.publish`. */
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.int(), title: z.string() }),
  address: z.string(),
  details: jsonObject,
})
export type AuditRow = z.output<typeof auditRow>

const filters = {
  /** An action, or a kind of object: `page.publish` or `page`; "" for every one. */
  action: z._default(text(), ''),
  from: z.optional(timestamp),
  to: z.optional(timestamp),
}

export const auditColumns = ['at', 'actor', 'action'] as const

/** The audit log. */
export const audit = {
  list: defineCall({
    method: 'POST',
    path: '/audit/list',
    summary: 'The audit log, newest first unless sorted',
    access: { permission: 'view-audit-log' },
    body: z.strictObject({
      ...listArguments(auditColumns),
      ...filters,
      /** The id of who did it. */
      actor: z.optional(id),
    }),
    response: listOf(auditRow),
  }),
  csv: defineCall({
    method: 'GET',
    path: '/audit/list.csv',
    summary: 'The audit log as a table for spreadsheets, newest first',
    access: { permission: 'view-audit-log' },
    transport: 'file',
    query: z.strictObject({ ...filters, searchTerm: z._default(text(), ''), actor: z.optional(pathID) }),
  }),
}
