import type { PermissionName } from '@ximblox/contract/permissions'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useSite } from '../../site.tsx'
import { permissionGroups } from './permission-groups.ts'

interface PermissionGroup {
  title: string
  permissions: { name: PermissionName; label: string }[]
}

/** The permissions of the product, and below them those of the site. */
export const usePermissionGroups = (): PermissionGroup[] => {
  const tGroup = useTranslations('roles.groups')
  const t = useTranslations('roles.permissions')
  const { labelText } = useLanguage()
  const { permissions } = useSite().registry
  const own = [...permissions].map(([name, label]) => ({ name, label: labelText(label) }))
  return [
    ...permissionGroups.map(group => ({
      title: tGroup(group.name),
      permissions: group.permissions.map(name => ({ name, label: t(name) })),
    })),
    ...(own.length > 0 ? [{ title: tGroup('site'), permissions: own }] : []),
  ]
}
