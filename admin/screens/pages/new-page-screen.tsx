import { useNavigate } from '@tanstack/react-router'
import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.ts'
import { NewPageForm } from './new-page-form.tsx'

/** `/cmsadmin/new-page`. */
export const NewPageScreen = () => {
  const t = useTranslations('page')
  const navigate = useNavigate()
  const { permissions } = useSession()
  const settings = useSettings()

  const open = (pageID: number, title: string) => {
    toast(t('new.created', { title }))
    void navigate({ to: '/pages/$id', params: { id: String(pageID) }, state: { isNew: true } })
  }

  return (
    <>
      <PageHead title={t('new.title')} crumbs={[{ title: t('pages'), path: '/' }]} />
      {!allows(permissions, 'create-page') && <NoPermission>{t('new.forbidden')}</NoPermission>}
      {allows(permissions, 'create-page') && settings && <NewPageForm settings={settings} onCreated={open} />}
    </>
  )
}
