import MessageSquareX from 'lucide-react/icons/message-square-x'
import { useTranslations } from 'use-intl'
import classes from './schedule-badge.module.css'

/** Beside the state of a page whose request was rejected; why, says its editor. */
export const RejectedBadge = () => {
  const t = useTranslations('publication')
  return (
    <span className={classes.badge} data-failed>
      <MessageSquareX size={14} aria-hidden />
      {t('wasRejected')}
    </span>
  )
}
