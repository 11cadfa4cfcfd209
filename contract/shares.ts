import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, text, timestamp } from './fields.ts'
import { pageID, pathPageID, pathVersionID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { ref } from './people.ts'

/** A preview link, which shows one version to anyone who has it. Its URL is returned only when it is created. */
export const share = z.object({
  id: z.int(),
  pageID,
  versionID,
  note: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: timestamp,
  createdBy: ref,
  expiresAt: timestamp,
  /** When it was last opened. */
  openedAt: z.nullable(timestamp),
})
export type Share = z.output<typeof share>
export type SharePayload = z.input<typeof share>

/** Preview links for people without an account. */
export const shares = {
  share: defineCall({
    method: 'POST',
    path: '/page/version/{id}/share',
    summary: 'Create a preview link that shows exactly this version until it expires or is revoked',
    access: { permission: 'edit-page' },
    params: z.object({ id: pathVersionID }),
    body: z.strictObject({
      days: z._default(
        z
          .int('invalidNumberOrDate')
          .check(z.gte(1, 'invalidNumberOrDate'), z.lte(limits.shareDaysMax, 'invalidNumberOrDate')),
        limits.shareDays,
      ),
      note: z._default(text(), ''),
    }),
    response: z.object({ share, url: z.string() }),
    errors: ['pageNotFound'],
  }),
  listShares: defineCall({
    method: 'GET',
    path: '/page/{id}/shares',
    summary: 'List the preview links of a page, newest first',
    access: 'user',
    params: z.object({ id: pathPageID }),
    response: z.object({ shares: z.array(share) }),
    errors: ['pageNotFound'],
  }),
  revokeShare: defineCall({
    method: 'POST',
    path: '/page/share/{id}/revoke',
    summary: 'Revoke a preview link',
    access: { permission: 'edit-page' },
    params: z.object({ id: pathID }),
    response: z.object({ share }),
    errors: ['pageNotFound'],
  }),
}
