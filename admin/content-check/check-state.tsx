import { useTranslations } from 'use-intl'
import { RelativeTime } from '../ui/relative-time.tsx'
import classes from './check-state.module.css'

interface Props {
  checkedAt: string | null
  isChecking: boolean
}

export const CheckState = ({ checkedAt, isChecking }: Props) => {
  const t = useTranslations('contentCheck')
  return (
    <p className={classes.state}>
      {checkedAt !== null && (
        <>
          {t('checked')} <RelativeTime time={checkedAt} />
        </>
      )}
      {checkedAt === null && !isChecking && t('pending')}
      {isChecking && ` ${t('checking')}`}
    </p>
  )
}
