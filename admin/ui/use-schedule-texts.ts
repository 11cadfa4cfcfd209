import type { Scheduled } from '@ximblox/contract/pages'
import { useFormatter, useTranslations } from 'use-intl'

interface PlanWords {
  /** What could not happen. */
  failed: string | null
  /** What is to happen, in the order in which it does. */
  planned: string[]
}

/** What a plan says, in the time zone that it was made in. */
export const useScheduleTexts = ({
  publishAt,
  unpublishAt,
  zone,
  failure,
}: Pick<Scheduled, 'publishAt' | 'unpublishAt' | 'zone' | 'failure'>): PlanWords => {
  const t = useTranslations('schedule')
  const format = useFormatter()
  const at = (time: string) =>
    `${format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })} (${zone})`
  return {
    failed:
      failure &&
      t(failure.action === 'publish' ? 'publishFailed' : 'unpublishFailed', { time: at(failure.at) }),
    planned: [
      ...(publishAt === null ? [] : [t('publishes', { time: at(publishAt) })]),
      ...(unpublishAt === null ? [] : [t('unpublishes', { time: at(unpublishAt) })]),
    ],
  }
}
