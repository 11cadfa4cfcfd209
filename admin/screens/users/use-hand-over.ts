import { useQuery } from '@tanstack/react-query'
import type { ResponsibilityKind } from '@ximblox/contract/responsibilities'
import type { ListedUser } from '@ximblox/contract/users'
import { useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useSession } from '../../session/use-session.ts'
import { chosenKinds, kindsIn, leftAfter, mayHandOver } from './hand-over-kinds.ts'

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
  const kinds = kindsIn(data)
  const chosen = chosenKinds(kinds, left, permissions)

  return {
    data,
    isError,
    reload: () => void refetch(),
    kinds,
    mayHandOver: (kind: ResponsibilityKind) => mayHandOver(kind, permissions),
    chosen,
    choose: (kind: ResponsibilityKind, isChosen: boolean) => setLeft(leftAfter(left, kind, isChosen)),
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
