import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { UnsavedWords } from '../../ui/unsaved-words.tsx'
import { InviteHelp } from '../../users/invite-help.tsx'
import { useInvite } from '../../users/use-invite.ts'
import { useUsers } from '../../users/use-users.ts'
import { UserFields } from '../../users/user-fields.tsx'
import { statusOf } from '../../users/user-status.ts'
import { UserStatusBadge } from '../../users/user-status-badge.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { DashboardSection } from './dashboard-section.tsx'
import { lastSeen } from './latest-rows.ts'

/** Who logged in most recently, and a form to add a user. */
export const UsersSection = () => {
  const t = useTranslations('users')
  const [adding, setAdding] = useState(false)
  return (
    <DashboardSection title={t('title')} links={<Link to="/users">{t('all')}</Link>}>
      <LastSeen />
      {adding ? (
        <AddUser onClose={() => setAdding(false)} />
      ) : (
        <Button variant="default" mt="md" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
    </DashboardSection>
  )
}

const LastSeen = () => {
  const t = useTranslations('users')
  const tList = useTranslations('list')
  const { data = [], isError, refetch } = useUsers()
  if (isError) return <LoadFailed message={tList('failed')} onRetry={() => void refetch()} />
  return (
    <DashboardList rows={lastSeen(data, maxUsers)} rowKey={user => user.ID}>
      {user => (
        <>
          <Link to="/users/$id" params={{ id: String(user.ID) }}>
            {user.profile.name || user.email}
          </Link>
          <UserStatusBadge status={statusOf(user)} />
          {user.lastLogin ? (
            <RelativeTime time={user.lastLogin} />
          ) : (
            <span className={classes.never}>{t('never')}</span>
          )}
        </>
      )}
    </DashboardList>
  )
}

const maxUsers = 5

const AddUser = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('users')
  const tModal = useTranslations('modal')
  const { values, setValues, isBusy, invite, entries } = useInvite(onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void invite()
  }
  return (
    <form onSubmit={save} noValidate className={classes.add}>
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <InviteHelp />
        <UserFields values={values} onChange={setValues} entries={entries} />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>{' '}
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
        </div>
      </Stack>
      <UnsavedWords typed={() => [values.name, values.jobTitle, values.email]} saved={['', '', '']} />
    </form>
  )
}
