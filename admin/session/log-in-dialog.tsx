import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Modal } from '../ui/modal.tsx'
import { LogInForm } from './log-in-form.tsx'
import { useExpiry } from './session-provider.tsx'
import { useSession } from './use-session.ts'

/** Opens over whatever one is doing when the session has ended, so that nothing of it is lost. */
export const LogInDialog = () => {
  const t = useTranslations('logIn')
  const { user } = useSession()
  const { expired, dismiss, resume } = useExpiry()
  return (
    <Modal title={t('again')} opened={expired} onClose={dismiss} theme="orange">
      <Text size="sm" mb="md">
        {t('expired')}
      </Text>
      <LogInForm email={user?.email ?? ''} onLoggedIn={() => void resume()} />
    </Modal>
  )
}
