import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PageHead } from '../ui/page-head.tsx'

/** In the place of a screen that failed, or that did not come, as after the server was given a new version. */
export const CrashScreen = () => {
  const t = useTranslations('shell')
  return (
    <PageHead title={t('crashed')}>
      <p role="alert">{t('crashedHelp')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </PageHead>
  )
}
