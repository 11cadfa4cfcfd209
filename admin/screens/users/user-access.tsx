import { Button, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ListedUser } from '@ximblox/contract/users'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useSession } from '../../session/use-session.ts'
import { useAreEmailsKept } from '../../settings/use-kept-emails.ts'
import { Facts } from '../../ui/facts.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.ts'
import { useLinkSentToast } from '../../users/use-link-sent-toast.ts'
import { usersKey } from '../../users/use-users.ts'
import { statusOf } from '../../users/user-status.ts'
import { UserStatusBadge } from '../../users/user-status-badge.tsx'
import { UserUndeliverable } from '../../users/user-undeliverable.tsx'
import { AccountDialog } from './account-dialog.tsx'
import classes from './user-screen.module.css'

/** The status of an account, and the actions that change it. */
export const UserAccess = ({ user, mayChange }: { user: ListedUser; mayChange: boolean }) => {
  const t = useTranslations('users')
  const client = useClient()
  const navigate = useNavigate()
  const session = useSession()
  const { run, isBusy } = useCall({ collection: 'users-overview', invalidates: [usersKey] })
  const areEmailsKept = useAreEmailsKept()
  const notifyLinkSent = useLinkSentToast()
  const [openDialog, setOpenDialog] = useState<'deactivate' | 'delete'>()
  const status = statusOf(user)
  const params = { id: user.ID }
  const name = user.profile.name || user.email

  const perform = async (
    call: () => Promise<unknown>,
    message: string,
    notify = (text: string) => toast(text),
  ): Promise<boolean> => {
    const answer = await run(call)
    setOpenDialog(undefined)
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

  return (
    <section className={classes.access}>
      <Title order={2}>{t('access')}</Title>
      <Facts>
        <dt>{t('statusTitle')}</dt>
        <dd>
          <UserStatusBadge status={status} />
          <UserUndeliverable user={user} isDetailed />
        </dd>
        <dt>{t('lastLogin')}</dt>
        <dd>{user.lastLogin ? <RelativeTime time={user.lastLogin} /> : t('never')}</dd>
      </Facts>
      {user.undeliverable && status === 'invited' && mayChange && <p>{t('correctAddress')}</p>}
      {session.user?.ID === user.ID && <p>{t('own')}</p>}
      {session.user?.ID !== user.ID && mayChange && (
        <div className={classes.actions}>
          {status === 'invited' && (
            <Button variant="default" loading={isBusy} onClick={() => void resend()}>
              {t(areEmailsKept ? 'resendKept' : 'resend')}
            </Button>
          )}
          {status === 'active' && (
            <Button variant="default" onClick={() => setOpenDialog('deactivate')}>
              {t('deactivate')}
            </Button>
          )}
          {status === 'deactivated' && (
            <Button variant="default" loading={isBusy} onClick={() => void setActive(true)}>
              {t('activate')}
            </Button>
          )}
          <Button variant="default" onClick={() => setOpenDialog('delete')}>
            {t('delete')}
          </Button>
        </div>
      )}
      {openDialog === 'deactivate' && (
        <AccountDialog
          user={user}
          change="deactivate"
          title={t('deactivateTitle', { name })}
          label={t('deactivate')}
          busy={isBusy}
          onClose={() => setOpenDialog(undefined)}
          onConfirm={() => void setActive(false)}
        >
          <Text size="sm">{t('deactivateHelp')}</Text>
        </AccountDialog>
      )}
      {openDialog === 'delete' && (
        <AccountDialog
          user={user}
          change="delete"
          title={t('deleteTitle', { name })}
          label={t('delete')}
          busy={isBusy}
          onClose={() => setOpenDialog(undefined)}
          onConfirm={() => void remove()}
        >
          <ul className={classes.consequences}>
            <li>{t('deleteErases')}</li>
            <li>{t('deleteKeeps')}</li>
            <li>{t('deleteLogs')}</li>
          </ul>
          <Text size="sm" mt="md" fw={550}>
            {t('deleteForever')}
          </Text>
        </AccountDialog>
      )}
    </section>
  )
}
