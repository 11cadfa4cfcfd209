import { useQuery } from '@tanstack/react-query'
import { type ResponsibilityKind, responsibilityKinds } from '@ximblox/contract/responsibilities'
import { allows } from '@ximblox/contract/rules/permissions'
import type { ListedUser } from '@ximblox/contract/users'
import { useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useSession } from '../../session/use-session.ts'

const keyOf = (userID: number) => ['responsibilities', userID] as const

/** Loads what a user is responsible for, for a dialog in which it can be handed over before the account changes. */
export const useHandOver = (user: Pick<ListedUser, 'ID'>) => {
  const client = useClient()
  const { permissions } = useSession()
  const params = { id: user.ID }
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(user.ID),
    queryFn: ({ signal }) => client.users.responsibilities({ params }, { signal }),
    gcTime: 0,
  })
  const [to, setTo] = useState<number>()
  const [left, setLeft] = useState<readonly ResponsibilityKind[]>([])
  const { run, isBusy, entries } = useCall({ invalidates: [keyOf(user.ID)] })
  const kinds = data ? responsibilityKinds.filter(kind => data[kind].total > 0) : []
  const mayHandOver = (kind: ResponsibilityKind) =>
    (kind !== 'apiTokens' || allows(permissions, 'manage-api-tokens')) &&
    (kind !== 'webhooks' || allows(permissions, 'manage-webhooks'))
  const chosen = kinds.filter(kind => mayHandOver(kind) && !left.includes(kind))

  return {
    data,
    isError,
    reload: () => void refetch(),
    kinds,
    mayHandOver,
    chosen,
    choose: (kind: ResponsibilityKind, isChosen: boolean) =>
      setLeft(isChosen ? left.filter(one => one !== kind) : [...left, kind]),
    to,
    setTo,
    isBusy,
    entries,
    /** Hands over what is chosen. False if that failed, so that the account should stay as it is. */
    handOver: async (): Promise<boolean> => {
      if (to === undefined || chosen.length === 0) return true
      return (await run(() => client.users.handOver({ params, body: { to, kinds: chosen } }))) !== undefined
    },
  }
}

export type HandOver = ReturnType<typeof useHandOver>
