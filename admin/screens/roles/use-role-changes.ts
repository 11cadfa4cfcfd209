import type { Role } from '@ximblox/contract/people'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useRevision } from '../../errors/use-revision.ts'
import { sessionKey } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { rolesKey } from '../../users/use-roles.ts'
import { usersKey } from '../../users/use-users.ts'
import type { EditedRole } from './edited-role.ts'

/** Saves and deletes a role; undefined for a new one. */
export const useRoleChanges = (role: Role | undefined, onDone: () => void) => {
  const t = useTranslations('roles')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: 'users-overview',
    // Users, including the session's, contain the name and permissions of their role.
    invalidates: [rolesKey, usersKey, sessionKey],
  })
  const { revision, trackRevision } = useRevision(role?.revision)
  useEffect(() => clear, [clear])

  const perform = async (call: () => Promise<unknown>, message: string) => {
    const answer = await run(call)
    if (!answer) return
    toast(message)
    onDone()
  }

  return {
    entries,
    isBusy,
    save: ({ name, permissions }: EditedRole) => {
      const body = { name, permissions: [...permissions] }
      return perform(
        () =>
          role
            ? trackRevision(() =>
                client.role.update({
                  params: { id: role.ID },
                  body: { ...body, ...(revision !== undefined && { revision }) },
                }),
              )
            : client.role.create({ body }),
        t('saved', { name }),
      )
    },
    remove: () =>
      role
        ? perform(() => client.role.remove({ params: { id: role.ID } }), t('deleted', { name: role.name }))
        : Promise.resolve(),
  }
}
