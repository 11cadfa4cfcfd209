import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { useSite } from '../site.tsx'
import { buildMenu } from './menu.ts'
import { MenuList } from './menu-list.tsx'

interface Props {
  onLogOut: () => void
  /** Rendered above the items. */
  children?: ReactNode
}

export const SideMenu = ({ onLogOut, children }: Props) => {
  const t = useTranslations('menu')
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
  return (
    <nav aria-label={t('label')}>
      {children}
      <MenuList items={items} onLogOut={onLogOut} />
    </nav>
  )
}
