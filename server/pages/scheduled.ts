import type { ErrorEntry } from '@ximblox/contract/errors'
import type { ScheduledPayload } from '@ximblox/contract/pages'
import { sql } from 'kysely'

/** The columns of a schedule `s` for a response. */
export const scheduledColumns = [
  's.publish_at as publishAt',
  's.unpublish_at as unpublishAt',
  's.version_id as versionID',
  's.zone',
  sql<ScheduledPayload['leave']>`s.leave`.as('leave'),
  's.given_to as to',
  's.failed_at as failedAt',
  sql<Failure | null>`s.failure`.as('failure'),
] as const

/** The stored reason why a scheduled action failed. */
export interface Failure {
  action: 'publish' | 'unpublish'
  Errors: ErrorEntry[]
}

interface Row {
  publishAt: Date | null
  unpublishAt: Date | null
  versionID: number | null
  zone: string
  leave: ScheduledPayload['leave']
  to: string
  failedAt: Date | null
  failure: Failure | null
}

export const scheduledOf = ({ failedAt, failure, ...row }: Row): ScheduledPayload => ({
  publishAt: row.publishAt?.toISOString() ?? null,
  unpublishAt: row.unpublishAt?.toISOString() ?? null,
  versionID: row.versionID ?? 0,
  zone: row.zone,
  leave: row.leave,
  to: row.to,
  failure: failedAt && failure && { ...failure, at: failedAt.toISOString() },
})

export const nothingScheduled: ScheduledPayload = {
  publishAt: null,
  unpublishAt: null,
  versionID: 0,
  zone: 'UTC',
  leave: 'nothing',
  to: '',
  failure: null,
}
