import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { sessionKey } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { usersKey } from '../../users/use-users.ts'

type Client = ReturnType<typeof useClient>
type Changes = NonNullable<Parameters<Client['users']['update']>[0]['body']>

/** The forms on the settings screen. */
export type OwnForm = 'profile' | 'email' | 'password' | 'display'

/** Updates the user's own account. Errors belong to the form that was submitted last. */
export const useOwnSettings = (userID: number) => {
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: ['user-settings', 'users-overview'],
    invalidates: [sessionKey, usersKey],
    // The display settings are stored as they are chosen, possibly one right after the other.
    whenBusy: 'wait',
  })
  const [sent, setSent] = useState<OwnForm>()
  useEffect(() => clear, [clear])

  return {
    entriesOf: (form: OwnForm): readonly ErrorEntry[] => (form === sent ? entries : []),
    isBusy: (form: OwnForm): boolean => isBusy && form === sent,
    /** Returns whether it was stored; `message` confirms it. */
    store: async (form: OwnForm, body: Changes, message?: string): Promise<boolean> => {
      const stored = await run(() => {
        setSent(form)
        return client.users.update({ params: { id: userID }, body })
      })
      if (!stored) return false
      if (message !== undefined) toast(message)
      return true
    },
  }
}

export type OwnSettings = ReturnType<typeof useOwnSettings>
