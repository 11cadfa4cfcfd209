import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

/** Marks a page with an open publication request. */
export const RequestBadge = () => {
  const t = useTranslations('publication')
  return (
    <span className={classes.badge} data-state="waiting">
      {t('underRequest')}
    </span>
  )
}
