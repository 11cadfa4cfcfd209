import type { Scheduled } from '@ximblox/contract/pages'
import { useFormatter, useTranslations } from 'use-intl'

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
    upcoming: [
      ...(publishAt === null ? [] : [t('publishes', { time: at(publishAt) })]),
      ...(unpublishAt === null ? [] : [t('unpublishes', { time: at(unpublishAt) })]),
    ],
  }
}
