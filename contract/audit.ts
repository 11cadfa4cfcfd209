import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, jsonObject, pathID, text, timestamp } from './fields.ts'
import { listArguments, listOf } from './list.ts'
import { ref } from './people.ts'

/** The object of an action, which is its first word. */
export const auditKinds = [
  'access',
  'audit',
  'backup',
  'file',
  'folder',
  'job',
  'mail',
  'menu',
  'page',
  'redirect',
  'role',
  'search',
  'settings',
  'submission',
  'synonym',
  'tag',
  'token',
  'user',
  'webhook',
] as const

/** The second word of an action. */
export const auditVerbs = [
  'accept',
  'activate',
  'add',
  'bring-back',
  'create',
  'delete',
  'deny',
  'disable',
  'discard',
  'duplicate',
  'edit',
  'end',
  'end-session',
  'erase',
  'export',
  'forgot-password',
  'hand-over',
  'import',
  'index',
  'lockout',
  'login',
  'login-failed',
  'logout',
  'logout-everywhere',
  'merge',
  'move',
  'publish',
  'purge',
  'reject',
  'relink',
  'remove',
  'renew-secret',
  'repeat',
  'replace',
  'request',
  'resend-activation',
  'reset-password',
  'restore',
  'restore-from-bin',
  'restore-version',
  'retry',
  'reveal',
  'revoke',
  'schedule',
  'schedule-failed',
  'set-aside',
  'share',
  'store',
  'test',
  'translate',
  'unpublish',
  'unshare',
  'update',
  'write',
] as const

/** One entry of the audit log. */
export const auditRow = z.object({
  id: z.int(),
  at: timestamp,
  /** An erased user keeps the id but has no name; ID 0 is anonymous. */
  actor: ref,
  /** The API token that the actor's program acted with. */
  via: z.nullable(ref),
  /** `kind.verb`, such as `page.publish`. */
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.int(), title: z.string() }),
  address: z.string(),
  details: jsonObject,
})
export type AuditRow = z.output<typeof auditRow>

const auditFilters = {
  /** An action such as `page.publish`, or a kind of object such as `page`; "" for all. */
  action: z._default(text(), ''),
  from: z.optional(timestamp),
  to: z.optional(timestamp),
}

export const auditColumns = ['at', 'actor', 'action'] as const

export const audit = {
  list: defineCall({
    method: 'POST',
    path: '/audit/list',
    summary: 'List the audit log, newest first by default',
    access: { permission: 'view-audit-log' },
    body: z.strictObject({
      ...listArguments(auditColumns),
      ...auditFilters,
      /** The id of the user who acted. */
      actor: z.optional(id),
      /** The id of the page that was acted on. */
      page: z.optional(id),
    }),
    response: listOf(auditRow),
  }),
  csv: defineCall({
    method: 'GET',
    path: '/audit/list.csv',
    summary: 'Export the audit log as CSV, newest first',
    access: { permission: 'view-audit-log' },
    transport: 'file',
    query: z.strictObject({
      ...auditFilters,
      searchTerm: z._default(text(), ''),
      actor: z.optional(pathID),
      page: z.optional(pathID),
    }),
  }),
}
