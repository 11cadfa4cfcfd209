import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './menu-drawer.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** The side menu on narrow screens. */
export const MenuDrawer = ({ opened, onClose, children }: Props) => {
  const t = useTranslations('shell')
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size="20rem"
      classNames={{ content: classes.content ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>{t('menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('closeMenu')} />
        </div>
        <Drawer.Body p="xs">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
