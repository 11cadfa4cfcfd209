import { useTranslations } from 'use-intl'
import classes from './places-left.module.css'

/** The free places of a date; null if they are not limited. */
export const PlacesLeft = ({ left }: { left: number | null }) => {
  const t = useTranslations('registrations')
  if (left === null) return t('unlimited')
  if (left <= 0) return <strong className={classes.full}>{t('full')}</strong>
  return <span className={classes.left}>{left}</span>
}
