import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from './page-head.tsx'

export const NotFoundScreen = () => {
  const t = useTranslations('shell')
  return (
    <PageHead title={t('notFound')}>
      <p>
        <Link to="/dashboard">{t('home')}</Link>
      </p>
    </PageHead>
  )
}
