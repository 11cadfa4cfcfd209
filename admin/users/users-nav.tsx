import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { SectionNav } from '../ui/section-nav.tsx'

export const UsersNav = () => {
  const t = useTranslations('menu')
  const tUsers = useTranslations('users')
  const { permissions } = useSession()
  const items = [
    ...(allows(permissions, 'manage-users') ? [{ title: tUsers('title'), path: '/users' }] : []),
    ...(allows(permissions, 'manage-roles') ? [{ title: tUsers('roles'), path: '/roles' }] : []),
  ]
  return <SectionNav label={t('userManagement')} items={items} />
}
