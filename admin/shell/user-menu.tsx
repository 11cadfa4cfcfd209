import { Avatar, Menu as MantineMenu, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SessionUser } from '@ximblox/contract/people'
import { useTranslations } from 'use-intl'
import { Menu } from '../ui/menu.tsx'
import classes from './user-menu.module.css'

interface Props {
  user: SessionUser
  onLogOut: () => void
  /** Only the picture is shown. */
  isSmall: boolean
}

export const UserMenu = ({ user, onLogOut, isSmall }: Props) => {
  const t = useTranslations('shell')
  const name = user.name || user.email
  return (
    <Menu
      width={208}
      position="top-start"
      target={
        <UnstyledButton
          className={classes.button}
          data-small={isSmall || undefined}
          title={`${user.email} · ${user.role.name}`}
        >
          <span aria-hidden>
            <Avatar src={user.image} name={name} color="gray" size={24} alt="" />
          </span>
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      }
    >
      <MantineMenu.Item component={Link} to="/user/settings">
        {t('settings')}
      </MantineMenu.Item>
      <MantineMenu.Item onClick={onLogOut}>{t('logOut')}</MantineMenu.Item>
    </Menu>
  )
}
