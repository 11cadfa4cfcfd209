import { Text } from '@mantine/core'
import type { SessionUser } from '@ximblox/contract/people'
import { useTranslations } from 'use-intl'
import { addressOf } from '../base-path.ts'
import { Modal } from '../ui/modal.tsx'
import { LogInForm } from './log-in-form.tsx'
import { useExpiry } from './session-provider.tsx'
import { useSession } from './use-session.ts'

/** Opens over whatever one is doing when the session has ended, so that nothing of it is lost. */
export const LogInDialog = () => {
  const t = useTranslations('logIn')
  const { user } = useSession()
  const { expired, dismiss, resume } = useExpiry()
  const continueAs = (again: SessionUser) => {
    if (again.ID === user?.ID) return void resume()
    // What is on the screen is another's.
    location.assign(addressOf('/dashboard'))
  }
  return (
    <Modal title={t('again')} opened={expired} onClose={dismiss} theme="orange">
      <Text size="sm" mb="md">
        {t('expired')}
      </Text>
      <LogInForm email={user?.email ?? ''} onLoggedIn={continueAs} />
    </Modal>
  )
}
