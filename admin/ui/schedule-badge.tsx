import type { Scheduled } from '@ximblox/contract/pages'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import classes from './schedule-badge.module.css'
import { upcomingActions } from './upcoming-actions.ts'
import { useScheduleTexts } from './use-schedule-texts.ts'

interface Props {
  schedule: Pick<Scheduled, 'publishAt' | 'unpublishAt' | 'zone' | 'failure'>
}

/** Marks a page with a schedule, or with one that failed. */
export const ScheduleBadge = ({ schedule }: Props) => {
  const t = useTranslations('schedule')
  const format = useFormatter()
  const now = useNow()
  const { failed, upcoming } = useScheduleTexts(schedule)
  const [next] = upcomingActions(schedule)
  if (!next && failed === null) return null
  const at = next ? new Date(next.at) : now
  const yearOf = (time: Date) => format.dateTime(time, { timeZone: schedule.zone, year: 'numeric' })
  const shown = format.dateTime(at, {
    timeZone: schedule.zone,
    day: 'numeric',
    month: 'short',
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <span
      className={classes.badge}
      data-failed={failed !== null || undefined}
      title={[...(failed === null ? [] : [failed]), ...upcoming].join('\n')}
    >
      <CalendarClock size={14} aria-hidden />
      {failed === null
        ? t(next?.action === 'unpublish' ? 'unpublishesAt' : 'publishesAt', { time: shown })
        : t('failed')}
    </span>
  )
}
