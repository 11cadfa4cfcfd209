import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { adminUrl } from '../base-path.ts'
import { Modal } from '../ui/modal.tsx'
import type { SessionAnswer } from './authentication.ts'
import { LogInForm } from './log-in-form.tsx'
import { useExpiry } from './session-provider.tsx'
import { sessionKey, useSession } from './use-session.ts'

/** Opens over the current screen when the session has expired, so that no work is lost. */
export const LogInDialog = ({ opened }: { opened: boolean }) => {
  const t = useTranslations('logIn')
  const { user } = useSession()
  const { dismiss, resume } = useExpiry()
  const queries = useQueryClient()
  const continueAs = (answer: SessionAnswer) => {
    // The screen shows another user's data, who can still log in again if the browser asks before leaving.
    if (answer.User.ID !== user?.ID) return location.assign(adminUrl('/dashboard'))
    queries.setQueryData(sessionKey, answer)
    resume()
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
