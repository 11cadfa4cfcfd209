import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { useSite } from '../site.tsx'
import { buildMenu, type SideMenuItem } from './menu.ts'
import { useMayOpen } from './use-may-open.ts'

/** The side menu of this user, at a path below /cmsadmin. */
export const useMenu = (path: string): SideMenuItem[] => {
  const t = useTranslations('menu')
  const { registry, menuItems, screens } = useSite()
  const { permissions } = useSession()
  const { labelText } = useLanguage()
  return buildMenu({
    permissions,
    pageTypes: [...registry.pageTypes.values()],
    hasGlobals: registry.globals.size > 0,
    siteItems: menuItems,
    siteScreens: screens,
    path,
    labelText,
    titleOf: t,
    mayOpen: useMayOpen(),
  })
}
