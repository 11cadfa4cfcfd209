import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { SectionNav } from '../../ui/section-nav.tsx'
import { binsOf } from './binned-item.ts'

export const BinNav = () => {
  const t = useTranslations('bin')
  const { permissions } = useSession()
  const items = binsOf(permissions).map(bin =>
    bin === 'pages' ? { title: t('pages'), path: '/bin' } : { title: t('files'), path: '/bin/files' },
  )
  return <SectionNav label={t('sections')} items={items} />
}
