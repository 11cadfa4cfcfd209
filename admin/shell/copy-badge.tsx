import { useTranslations } from 'use-intl'
import { useSettingsQuery } from '../settings/use-settings.ts'
import classes from './copy-badge.module.css'

/** Shows on every screen that the work on it does not reach the production site. */
export const CopyBadge = () => {
  const t = useTranslations('shell')
  return useSettingsQuery().data?.isCopy ? <span className={classes.badge}>{t('copy')}</span> : null
}
