import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NotFoundScreen } from '../../pages/not-found-screen.tsx'
import { useSite } from '../../site.tsx'
import { PageListScreen } from './page-list-screen.tsx'

/** `/cmsadmin/page-overview/{pageTypeId}`: the pages of one type. */
export const TypeOverviewScreen = () => {
  const t = useTranslations('menu')
  const { labelText } = useLanguage()
  const { registry } = useSite()
  const { pageTypeId = '' } = useParams({ strict: false })
  const type = [...registry.pageTypes.values()].find(
    ({ id }) => id.toLowerCase() === pageTypeId.toLowerCase(),
  )
  if (!type) return <NotFoundScreen />
  return (
    <PageListScreen
      key={type.id}
      title={labelText(type.listLabel ?? type.label)}
      crumbs={[{ title: t('pageTypes') }]}
      type={type.id}
    />
  )
}
