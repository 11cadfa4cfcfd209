import { VisuallyHidden } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import list from './menu-list.module.css'
import { MenuList } from './menu-list.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import classes from './side-menu.module.css'
import { useMenu } from './use-menu.ts'

interface Props {
  onLogOut: () => void
  isRail?: boolean
  /** Rendered above the items. */
  children?: ReactNode
}

export const SideMenu = ({ onLogOut, isRail = false, children }: Props) => {
  const t = useTranslations('menu')
  const tShell = useTranslations('shell')
  const { pathname } = useLocation()
  const items = useMenu(pathname)
  const isLogOut = (item: { action?: string }) => item.action === 'log-out'
  const siteName = tShell('viewSite')
  return (
    <nav aria-label={t('label')} className={classes.menu}>
      {children}
      <PaletteButton isRail={isRail} />
      <div className={classes.items} data-rail={isRail || undefined}>
        <MenuList items={items.filter(item => !isLogOut(item))} onLogOut={onLogOut} isRail={isRail} />
      </div>
      <div className={classes.foot}>
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className={list.item}
          data-rail={isRail || undefined}
          title={isRail ? siteName : undefined}
        >
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          {isRail ? <VisuallyHidden component="span">{siteName}</VisuallyHidden> : <span>{siteName}</span>}
        </a>
        <MenuList items={items.filter(isLogOut)} onLogOut={onLogOut} isRail={isRail} />
      </div>
    </nav>
  )
}
