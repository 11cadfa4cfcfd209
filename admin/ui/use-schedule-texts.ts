import type { Scheduled } from '@ximblox/contract/pages'
import { useFormatter, useTranslations } from 'use-intl'
import { upcomingActions } from './upcoming-actions.ts'

interface ScheduleTexts {
  /** The action that failed. */
  failed: string | null
  /** In chronological order. */
  upcoming: string[]
}

/** Describes a schedule in the time zone it was entered in. */
export const useScheduleTexts = ({
  publishAt,
  unpublishAt,
  zone,
  failure,
}: Pick<Scheduled, 'publishAt' | 'unpublishAt' | 'zone' | 'failure'>): ScheduleTexts => {
  const t = useTranslations('schedule')
  const format = useFormatter()
  const at = (time: string) =>
    `${format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })} (${zone})`
  return {
    failed:
      failure &&
      t(failure.action === 'publish' ? 'publishFailed' : 'unpublishFailed', { time: at(failure.at) }),
    upcoming: upcomingActions({ publishAt, unpublishAt }).map(({ action, at: time }) =>
      t(action === 'publish' ? 'publishes' : 'unpublishes', { time: at(time) }),
    ),
  }
}
