import { Button, Stack } from '@mantine/core'
import type { User } from '@ximblox/contract/people'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useRevision } from '../../errors/use-revision.ts'
import { sessionKey, useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { UnsavedWords } from '../../ui/unsaved-words.tsx'
import { usersKey } from '../../users/use-users.ts'
import { UserFields, type UserValues } from '../../users/user-fields.tsx'

export const UserForm = ({ user }: { user: User }) => {
  const t = useTranslations('users')
  const tModal = useTranslations('modal')
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

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { name, jobTitle, email, roleID } = values
    const body = {
      profile: { name, jobTitle },
      email: email.trim(),
      ...(roleID !== undefined && { role: roleID }),
      ...(revision !== undefined && { revision }),
    }
    const saved = await run(() => trackRevision(() => client.users.update({ params: { id: user.ID }, body })))
    if (!saved) return
    setRevision(saved.User.revision)
    toast({ message: t('saved', { name: saved.User.profile.name }), close: tModal('close') })
  }

  return (
    <form onSubmit={save} noValidate>
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <UserFields values={values} onChange={setValues} entries={entries} isOwn={isOwn} />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
      <UnsavedWords typed={() => wordsOf(values)} saved={wordsOf({ ...user.profile, email: user.email })} />
    </form>
  )
}

const wordsOf = ({ name, jobTitle, email }: Omit<UserValues, 'roleID'>) => [name, jobTitle, email]
