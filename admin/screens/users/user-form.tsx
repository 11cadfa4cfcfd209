import { Button, Stack, Text } from '@mantine/core'
import { mayGrant } from '@ximblox/contract/rules/grants'
import type { ListedUser } from '@ximblox/contract/users'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useRevision } from '../../errors/use-revision.ts'
import { sessionKey, useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { UnsavedWords } from '../../ui/unsaved-words.tsx'
import { useRoles } from '../../users/use-roles.ts'
import { usersKey } from '../../users/use-users.ts'
import { UserFields, type UserValues } from '../../users/user-fields.tsx'
import { AccountDialog } from './account-dialog.tsx'

export const UserForm = ({ user }: { user: ListedUser }) => {
  const t = useTranslations('users')
  const tResponsibilities = useTranslations('responsibilities')
  const client = useClient()
  const session = useSession()
  const [values, setValues] = useState<UserValues>({
    ...user.profile,
    email: user.email,
    roleID: user.role.ID,
  })
  const { revision, setRevision, trackRevision } = useRevision(user.revision)
  const isOwn = session.user?.ID === user.ID
  const { run, isBusy, entries, clear } = useCall({
    collection: 'users-overview',
    invalidates: isOwn ? [usersKey, sessionKey] : [usersKey],
  })
  useEffect(() => clear, [clear])

  const { data: roles = [] } = useRoles()
  const role = roles.find(({ ID }) => ID === values.roleID)
  const [isAsking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (role && !mayGrant(role.permissions, user.role.permissions)) setAsking(true)
    else void save()
  }
  const save = async () => {
    const { name, jobTitle, email, roleID } = values
    const body = {
      profile: { name, jobTitle },
      email: email.trim(),
      ...(roleID !== undefined && { role: roleID }),
      ...(revision !== undefined && { revision }),
    }
    const saved = await run(() => trackRevision(() => client.users.update({ params: { id: user.ID }, body })))
    setAsking(false)
    if (!saved) return
    setRevision(saved.User.revision)
    toast(t('saved', { name: saved.User.profile.name }))
  }

  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <UserFields values={values} onChange={setValues} entries={entries} isOwn={isOwn} />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
      {isAsking && role && (
        <AccountDialog
          user={user}
          change="demote"
          title={tResponsibilities('changeRole', { name: user.profile.name || user.email })}
          label={tResponsibilities('change')}
          busy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void save()}
        >
          <Text size="sm">{tResponsibilities('lessHelp', { role: role.name })}</Text>
        </AccountDialog>
      )}
      <UnsavedWords typed={() => wordsOf(values)} saved={wordsOf({ ...user.profile, email: user.email })} />
    </form>
  )
}

const wordsOf = ({ name, jobTitle, email }: Omit<UserValues, 'roleID'>) => [name, jobTitle, email]
