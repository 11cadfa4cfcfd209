import { allows } from '@ximblox/contract/rules/permissions'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { NoPermission } from '../ui/no-permission.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** The screen, or an explanation for users without the permission to view submissions. */
export const PermittedScreen = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useTranslations('submissions')
  const { permissions } = useSession()
  if (allows(permissions, 'view-submissions')) return children
  return (
    <>
      <PageHead title={title} />
      <NoPermission>{t('forbidden')}</NoPermission>
    </>
  )
}
