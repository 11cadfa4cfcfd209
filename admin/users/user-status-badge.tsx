import { useTranslations } from 'use-intl'
import classes from '../ui/state-badge.module.css'
import type { UserStatus } from './user-status.ts'

export const UserStatusBadge = ({ status }: { status: UserStatus }) => {
  const t = useTranslations('users.status')
  return (
    <span className={classes.badge} data-state={status}>
      {t(status)}
    </span>
  )
}
