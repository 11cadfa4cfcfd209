import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

/** Beside the state of a page whose publication is asked for. */
export const RequestBadge = () => {
  const t = useTranslations('publication')
  return (
    <span className={classes.badge} data-state="waiting">
      {t('underRequest')}
    </span>
  )
}
