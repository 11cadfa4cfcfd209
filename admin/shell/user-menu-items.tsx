import { Menu as MantineMenu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Menu } from '../ui/menu.tsx'

interface Props {
  target: ReactNode
  onLogOut: () => void
}

export const UserMenuItems = ({ target, onLogOut }: Props) => {
  const t = useTranslations('shell')
  return (
    <Menu width={208} position="top-start" target={target}>
      <MantineMenu.Item component={Link} to="/user/settings">
        {t('settings')}
      </MantineMenu.Item>
      <MantineMenu.Item onClick={onLogOut}>{t('logOut')}</MantineMenu.Item>
    </Menu>
  )
}
