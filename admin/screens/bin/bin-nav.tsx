import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { SectionNav } from '../../ui/section-nav.tsx'
import { binsOf } from './binned-item.ts'

export const BinNav = () => {
  const t = useTranslations('bin')
  const { permissions } = useSession()
  const items = binsOf(permissions).map(bin => ({
    title: t(bin),
    path: bin === 'pages' ? '/bin' : '/bin/files',
  }))
  return <SectionNav label={t('sections')} items={items} />
}
