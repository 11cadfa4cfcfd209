import { useLocation, useRouter } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { useSite } from '../site.tsx'
import { buildMenu } from './menu.ts'
import list from './menu-list.module.css'
import { MenuList } from './menu-list.tsx'
import classes from './side-menu.module.css'

interface Props {
  onLogOut: () => void
  isRail?: boolean
  /** Rendered above the items. */
  children?: ReactNode
}

export const SideMenu = ({ onLogOut, isRail = false, children }: Props) => {
  const t = useTranslations('menu')
  const tShell = useTranslations('shell')
  const { registry, menuItems } = useSite()
  const { permissions } = useSession()
  const { labelText } = useLanguage()
  const { pathname } = useLocation()
  const { routesByPath } = useRouter()
  const items = buildMenu({
    permissions,
    pageTypes: [...registry.pageTypes.values()],
    hasGlobals: registry.globals.size > 0,
    siteItems: menuItems,
    path: pathname,
    labelText,
    titleOf: t,
    hasScreen: path => Object.hasOwn(routesByPath, path),
  })
  const isLogOut = (item: { action?: string }) => item.action === 'log-out'
  const siteName = tShell('viewSite')
  return (
    <nav aria-label={t('label')} className={classes.menu}>
      {children}
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
          <span className={isRail ? list.hidden : undefined}>{siteName}</span>
        </a>
        <MenuList items={items.filter(isLogOut)} onLogOut={onLogOut} isRail={isRail} />
      </div>
    </nav>
  )
}
