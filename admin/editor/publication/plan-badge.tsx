import type { Page } from '@ximblox/contract/pages'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useTranslations } from 'use-intl'
import { isPlanned } from './page-state.ts'
import classes from './plan-badge.module.css'

/** Beside the state of a page to which something is to happen by itself, or could not. */
export const PlanBadge = ({ page }: { page: Page }) => {
  const t = useTranslations('schedule')
  if (!isPlanned(page)) return null
  return (
    <span className={classes.badge} data-failed={page.scheduled.failure !== null || undefined}>
      <CalendarClock size={14} aria-hidden />
      {t('planned')}
    </span>
  )
}
