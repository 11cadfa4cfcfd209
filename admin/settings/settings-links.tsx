import { useLocation, useRouter } from '@tanstack/react-router'
import type { PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { PathLink } from '../ui/path-link.tsx'
import classes from './settings-links.module.css'

interface SettingsItem {
  title: 'own' | 'mails'
  /** Path of its route; a link is shown when the route is there. */
  path: string
  permission?: PermissionName
}

/** Every screen of the settings, in its order. */
const items: readonly SettingsItem[] = [
  { title: 'own', path: '/user/settings' },
  { title: 'mails', path: '/settings/mails', permission: 'manage-settings' },
]

/** The ways between the screens of the settings; nothing for who may see one alone. */
export const SettingsLinks = () => {
  const t = useTranslations('settings.links')
  const { permissions } = useSession()
  const { pathname } = useLocation()
  const { routesByPath } = useRouter()
  const shown = items.filter(
    ({ path, permission }) =>
      Object.hasOwn(routesByPath, path) && (permission === undefined || allows(permissions, permission)),
  )
  if (shown.length < 2) return null
  return (
    <nav aria-label={t('label')} className={classes.links}>
      {shown.map(({ title, path }) => (
        <PathLink
          key={path}
          path={path}
          aria-current={pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined}
        >
          {t(title)}
        </PathLink>
      ))}
    </nav>
  )
}
