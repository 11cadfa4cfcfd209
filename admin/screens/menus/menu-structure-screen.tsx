import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Menus } from './menus.tsx'

/** `/cmsadmin/menu-structure`. */
export const MenuStructureScreen = () => {
  const t = useTranslations('menus')
  const tMenu = useTranslations('menu')
  const { permissions } = useSession()
  return (
    <>
      <PageHead title={tMenu('menuStructure')} crumbs={[{ title: tMenu('pages'), path: '/' }]} />
      {allows(permissions, 'manage-menu') ? <Menus /> : <NoPermission>{t('forbidden')}</NoPermission>}
    </>
  )
}
