import { useTranslations } from 'use-intl'
import { TokenScreen } from './token-screen.tsx'

/** `/cmsadmin/activate-account/{token}`. */
export const ActivateAccountScreen = () => {
  const t = useTranslations('account.activate')
  return (
    <TokenScreen
      collection="activate-account"
      title={t('title')}
      message={t('message')}
      submit={t('submit')}
      done={t('done')}
      fallback={<p>{t('again')}</p>}
    />
  )
}
