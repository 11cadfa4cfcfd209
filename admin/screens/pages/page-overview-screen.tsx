import { useTranslations } from 'use-intl'
import { PageListScreen } from './page-list-screen.tsx'

/** `/cmsadmin/`: all pages. */
export const PageOverviewScreen = () => {
  const t = useTranslations('menu')
  return <PageListScreen title={t('pageOverview')} crumbs={[{ title: t('pages') }]} />
}
