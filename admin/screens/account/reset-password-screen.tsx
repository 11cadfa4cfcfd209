import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TokenScreen } from './token-screen.tsx'

/** `/cmsadmin/reset-password/{token}`. */
export const ResetPasswordScreen = () => {
  const t = useTranslations('account.reset')
  return (
    <TokenScreen
      collection="reset-password"
      title={t('title')}
      message={t('message')}
      submit={t('submit')}
      done={t('done')}
      fallback={
        <ButtonLink to="/forgot-password" fullWidth>
          {t('again')}
        </ButtonLink>
      }
    />
  )
}
