import { Button, Title } from '@mantine/core'
import type { ListedUser } from '@ximblox/contract/users'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { useAreEmailsKept } from '../../settings/use-kept-emails.ts'
import { Facts } from '../../ui/facts.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { statusOf } from '../../users/user-status.ts'
import { UserStatusBadge } from '../../users/user-status-badge.tsx'
import { UserUndeliverable } from '../../users/user-undeliverable.tsx'
import { AccessDialogs } from './access-dialogs.tsx'
import { useAccessCalls } from './use-access-calls.ts'
import classes from './user-screen.module.css'

/** The status of an account, and the actions that change it. */
export const UserAccess = ({ user, mayChange }: { user: ListedUser; mayChange: boolean }) => {
  const t = useTranslations('users')
  const session = useSession()
  const areEmailsKept = useAreEmailsKept()
  const [openDialog, setOpenDialog] = useState<'deactivate' | 'delete'>()
  const { setActive, resend, remove, isBusy } = useAccessCalls(user, () => setOpenDialog(undefined))
  const status = statusOf(user)

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
      <AccessDialogs
        user={user}
        opened={openDialog}
        busy={isBusy}
        onClose={() => setOpenDialog(undefined)}
        onDeactivate={() => void setActive(false)}
        onDelete={() => void remove()}
      />
    </section>
  )
}
