import { Avatar } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import textClasses from '../../ui/text.module.css'
import { statusOf } from '../../users/user-status.ts'
import { UserStatusBadge } from '../../users/user-status-badge.tsx'
import { UserUndeliverable } from '../../users/user-undeliverable.tsx'
import classes from './user-columns.module.css'

export const useUserColumns = (): Column<ListedUser>[] => {
  const t = useTranslations('users')
  return [
    {
      id: 'name',
      title: t('name'),
      cell: user => (
        <span className={classes.person}>
          <span aria-hidden>
            <Avatar src={user.profile.image} name={user.profile.name} color="gray" size={36} alt="" />
          </span>
          <span className={classes.text}>
            <Link to="/users/$id" params={{ id: String(user.ID) }} className={classes.name}>
              {user.profile.name || user.email}
            </Link>
            <span className={textClasses.detailLine}>{user.email}</span>
            <UserUndeliverable user={user} />
            <span data-narrow>{user.role.name}</span>
          </span>
        </span>
      ),
    },
    { id: 'role', title: t('role'), cell: user => user.role.name, isSecondary: true },
    { id: 'status', title: t('statusTitle'), cell: user => <UserStatusBadge status={statusOf(user)} /> },
    {
      id: 'lastLogin',
      title: t('lastLogin'),
      cell: user => (user.lastLogin ? <RelativeTime time={user.lastLogin} /> : t('never')),
      isSecondary: true,
    },
  ]
}
