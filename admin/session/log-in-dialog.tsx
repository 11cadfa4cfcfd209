import { Text } from '@mantine/core'
import type { SessionUser } from '@ximblox/contract/people'
import { useTranslations } from 'use-intl'
import { adminUrl } from '../base-path.ts'
import { Modal } from '../ui/modal.tsx'
import { LogInForm } from './log-in-form.tsx'
import { useExpiry } from './session-provider.tsx'
import { useSession } from './use-session.ts'

/** Opens over the current screen when the session has expired, so that no work is lost. */
export const LogInDialog = ({ opened }: { opened: boolean }) => {
  const t = useTranslations('logIn')
  const { user } = useSession()
  const { dismiss, resume } = useExpiry()
  const continueAs = (newUser: SessionUser) => {
    if (newUser.ID === user?.ID) return resume()
    // The screen shows another user's data.
    location.assign(adminUrl('/dashboard'))
  }
  return (
    <Modal title={t('again')} opened={opened} onClose={dismiss} theme="orange">
      <Text size="sm" mb="md">
        {t('expired')}
      </Text>
      <LogInForm email={user?.email ?? ''} onLoggedIn={continueAs} />
    </Modal>
  )
}
