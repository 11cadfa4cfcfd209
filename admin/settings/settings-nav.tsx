import { useRouter } from '@tanstack/react-router'
import type { PermissionName } from '@ximblox/contract/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { SectionNav } from '../ui/section-nav.tsx'
import { shownScreens } from './shown-screens.ts'

interface SettingsItem {
  title:
    | 'own'
    | 'languages'
    | 'publication'
    | 'mails'
    | 'content'
    | 'search'
    | 'synonyms'
    | 'tags'
    | 'redirects'
    | 'backups'
    | 'apiTokens'
    | 'webhooks'
    | 'jobs'
    | 'status'
    | 'audit'
  /** The link is only shown if the site has a route for the path. */
  path: string
  permission?: PermissionName
}

export const settingsScreens: readonly SettingsItem[] = [
  { title: 'own', path: '/user/settings' },
  { title: 'languages', path: '/settings/site', permission: 'manage-settings' },
  { title: 'publication', path: '/settings/publication', permission: 'manage-settings' },
  { title: 'mails', path: '/settings/mails', permission: 'manage-settings' },
  { title: 'content', path: '/settings/content', permission: 'manage-settings' },
  { title: 'search', path: '/settings/search', permission: 'manage-search' },
  { title: 'synonyms', path: '/settings/synonyms', permission: 'manage-search' },
  { title: 'tags', path: '/settings/tags', permission: 'manage-tags' },
  { title: 'backups', path: '/settings/backups', permission: 'manage-settings' },
  { title: 'redirects', path: '/settings/redirects', permission: 'manage-redirects' },
  { title: 'apiTokens', path: '/settings/api-tokens', permission: 'manage-api-tokens' },
  { title: 'webhooks', path: '/settings/webhooks', permission: 'manage-webhooks' },
  { title: 'jobs', path: '/settings/jobs', permission: 'manage-settings' },
  { title: 'status', path: '/settings/status', permission: 'manage-settings' },
  { title: 'audit', path: '/settings/audit', permission: 'view-audit-log' },
]

/** Links between the screens of the settings. */
export const SettingsNav = () => {
  const t = useTranslations('settings.links')
  const { permissions } = useSession()
  const { routesByPath } = useRouter()
  const shown = shownScreens(settingsScreens, routesByPath, permissions)
  return <SectionNav label={t('label')} items={shown.map(({ title, path }) => ({ title: t(title), path }))} />
}
