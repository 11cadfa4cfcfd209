import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PageHead } from '../ui/page-head.tsx'

/** Replaces a screen that failed or could not be loaded, for example after a deployment removed its script. */
export const CrashScreen = () => {
  const t = useTranslations('shell')
  return (
    <PageHead title={t('crashed')}>
      <p role="alert">{t('crashedHelp')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </PageHead>
  )
}
