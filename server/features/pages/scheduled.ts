import type { ErrorEntry } from '@ximblox/contract/errors'
import type { ScheduledPayload } from '@ximblox/contract/pages'

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
