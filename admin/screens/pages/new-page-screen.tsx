import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../settings/use-settings.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { toast } from '../../ui/toast.ts'
import { NewPageForm } from './new-page-form.tsx'

/** `/cmsadmin/new-page`. */
export const NewPageScreen = () => {
  const t = useTranslations('page')
  const navigate = useNavigate()
  const settings = useSettings()

  const open = (pageID: number, title: string) => {
    toast(t('new.created', { title }))
    void navigate({ to: '/pages/$id', params: { id: String(pageID) }, state: { isNew: true } })
  }

  return (
    <>
      <ScreenHead />
      {settings && <NewPageForm settings={settings} onCreated={open} />}
    </>
  )
}
