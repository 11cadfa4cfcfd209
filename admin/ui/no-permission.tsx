import { useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'

/** Says what the user may not do, and who can change that. */
export const NoPermission = ({ children }: { children: string }) => {
  const t = useTranslations('shell')
  return (
    <EmptyState shape="page" help={t('whoGivesPermissions')}>
      {children}
    </EmptyState>
  )
}
