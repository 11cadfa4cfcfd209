import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { SectionNav } from '../../ui/section-nav.tsx'

export const BinNav = () => {
  const t = useTranslations('bin')
  const { permissions } = useSession()
  const items = [
    ...(allows(permissions, 'delete-page') ? [{ title: t('pages'), path: '/bin' }] : []),
    ...(allows(permissions, 'manage-media') ? [{ title: t('files'), path: '/bin/files' }] : []),
  ]
  return <SectionNav label={t('sections')} items={items} />
}
