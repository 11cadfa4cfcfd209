import { useNavigate } from '@tanstack/react-router'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useAreEmailsKept } from '../../settings/use-kept-emails.ts'
import { toast } from '../../ui/toast.ts'
import { useLinkSentToast } from '../../users/use-link-sent-toast.ts'
import { usersKey } from '../../users/use-users.ts'

/** Changes whether a user has access, each time with a notification. */
export const useAccessCalls = (user: ListedUser, onEnd: () => void) => {
  const t = useTranslations('users')
  const client = useClient()
  const navigate = useNavigate()
  const { run, isBusy } = useCall({ collection: 'users-overview', invalidates: [usersKey] })
  const areEmailsKept = useAreEmailsKept()
  const notifyLinkSent = useLinkSentToast()
  const params = { id: user.ID }
  const name = user.profile.name || user.email

  const perform = async (
    call: () => Promise<unknown>,
    message: string,
    notify = (text: string) => toast(text),
  ): Promise<boolean> => {
    const answer = await run(call)
    onEnd()
    if (answer) notify(message)
    return answer !== undefined
  }
  const setActive = (active: boolean) =>
    perform(
      () => client.users.update({ params, body: { active } }),
      t(active ? 'wasActivated' : 'wasDeactivated', { name }),
    )
  const resend = () =>
    perform(
      () => client.auth.resendActivation({ params }),
      t(areEmailsKept ? 'resentKept' : 'resent', { email: user.email }),
      notifyLinkSent,
    )
  const remove = async () => {
    if (await perform(() => client.users.remove({ params }), t('deleted', { name })))
      void navigate({ to: '/users' })
  }

  return { setActive, resend, remove, isBusy }
}
