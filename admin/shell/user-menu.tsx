import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SessionUser } from '@ximblox/contract/people'
import { useTranslations } from 'use-intl'
import classes from './user-menu.module.css'

interface Props {
  user: SessionUser
  onLogOut: () => void
}

export const UserMenu = ({ user, onLogOut }: Props) => {
  const t = useTranslations('shell')
  const name = user.name || user.email
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} title={`${user.email} · ${user.role.name}`}>
          <span aria-hidden>
            <Avatar src={user.image} name={name} color="gray" size={32} alt="" />
          </span>
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/user/settings">
          {t('settings')}
        </Menu.Item>
        <Menu.Item onClick={onLogOut}>{t('logOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
