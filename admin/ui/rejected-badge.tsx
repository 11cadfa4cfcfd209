import MessageSquareX from 'lucide-react/icons/message-square-x'
import { useTranslations } from 'use-intl'
import classes from './schedule-badge.module.css'

/** Marks a page whose publication request was rejected; the reason is shown in the editor. */
export const RejectedBadge = () => {
  const t = useTranslations('publication')
  return (
    <span className={classes.badge} data-failed>
      <MessageSquareX size={14} aria-hidden />
      {t('wasRejected')}
    </span>
  )
}
