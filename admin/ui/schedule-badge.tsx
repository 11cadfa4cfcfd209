import type { Scheduled } from '@ximblox/contract/pages'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import classes from './schedule-badge.module.css'
import { useScheduleTexts } from './use-schedule-texts.ts'

interface Props {
  plan: Pick<Scheduled, 'publishAt' | 'unpublishAt' | 'zone' | 'failure'>
}

/** Beside the state of a page to which something is to happen by itself, or could not. */
export const ScheduleBadge = ({ plan }: Props) => {
  const t = useTranslations('schedule')
  const format = useFormatter()
  const now = useNow()
  const { failed, planned } = useScheduleTexts(plan)
  const next = plan.publishAt ?? plan.unpublishAt
  if (next === null && failed === null) return null
  const at = new Date(next ?? now)
  const shown = format.dateTime(at, {
    timeZone: plan.zone,
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <span
      className={classes.badge}
      data-failed={failed !== null || undefined}
      title={[...(failed === null ? [] : [failed]), ...planned].join('\n')}
    >
      <CalendarClock size={14} aria-hidden />
      {failed === null
        ? t(plan.publishAt === null ? 'unpublishesAt' : 'publishesAt', { time: shown })
        : t('failed')}
    </span>
  )
}
