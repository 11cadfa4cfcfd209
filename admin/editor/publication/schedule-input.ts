import { clockChangeAt, clockTime, instantOf } from '@ximblox/contract/formats/zoned-time'
import type { VersionID } from '@ximblox/contract/ids'
import type { Scheduled } from '@ximblox/contract/pages'
import type { UnpublishResponse } from '../../publication/unpublish-response-field.tsx'

/** A schedule as it is made; `null` and the empty field of a form are no time. */
interface ScheduleInput extends UnpublishResponse {
  publishAt: string | null
  unpublishAt: string | null
  /** The version to publish. */
  versionID: VersionID
  zone: string
}

/** What is sent for a schedule: a version only to publish it, and what replaces the page only to unpublish it. */
export const scheduleBody = ({ publishAt, unpublishAt, versionID, zone, leave, to = '' }: ScheduleInput) => ({
  ...(publishAt && { versionID, publishAt }),
  ...(unpublishAt && { unpublishAt, leave, ...(leave === 'redirect' && { to }) }),
  zone,
})

/** A stored time as the field of a form shows it in a zone. */
export const fieldTime = (time: string | null, zone: string): string =>
  time === null ? '' : clockTime(new Date(time), zone)

/** What a typed time means where the clocks change: one that is skipped has another, one that is repeated the earlier. */
export type ClockNote = { is: 'repeated' } | { is: 'skipped'; shown: string }

export const clockNote = (time: string, zone: string): ClockNote | null => {
  if (!hasWholeYear(time)) return null
  const change = clockChangeAt(time, zone)
  if (change === null) return null
  if (change === 'repeated') return { is: change }
  return { is: change, shown: clockTime(instantOf(time, zone), zone).slice(-5) }
}

/** A year that is being typed has zeros in front; one digit too many is no year that a schedule can have. */
const hasWholeYear = (time: string): boolean => /^[1-9]\d{3}-/.test(time)

/** A schedule without what has failed, whose time is past. */
export const upcomingOf = <S extends Pick<Scheduled, 'publishAt' | 'unpublishAt' | 'failure'>>(
  schedule: S,
): S => {
  const { failure, publishAt, unpublishAt } = schedule
  return {
    ...schedule,
    publishAt: failure === null ? publishAt : null,
    unpublishAt: failure?.action === 'unpublish' ? null : unpublishAt,
  }
}

/** Whether what a cancelled schedule still had before it can be scheduled again: only the latest version can. */
export const canScheduleAgain = (
  { publishAt, unpublishAt, versionID }: Pick<Scheduled, 'publishAt' | 'unpublishAt' | 'versionID'>,
  { latest, needsOther }: { latest: VersionID; needsOther: boolean },
): boolean => (publishAt === null ? unpublishAt !== null : versionID === latest && !needsOther)
