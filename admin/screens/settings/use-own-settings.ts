import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { sessionKey } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { usersKey } from '../../users/use-users.ts'

type Client = ReturnType<typeof useClient>
type Changes = NonNullable<Parameters<Client['users']['update']>[0]['body']>

/** The forms on the screen of one's own settings. */
export type OwnForm = 'profile' | 'email' | 'password' | 'display'

/** Stores changes of oneself; what was refused belongs to the form that was sent last. */
export const useOwnSettings = (userID: number) => {
  const tModal = useTranslations('modal')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: ['user-settings', 'users-overview'],
    invalidates: [sessionKey, usersKey],
  })
  const [sent, setSent] = useState<OwnForm>()
  useEffect(() => clear, [clear])

  return {
    entriesOf: (form: OwnForm): readonly ErrorEntry[] => (form === sent ? entries : []),
    isBusy: (form: OwnForm): boolean => isBusy && form === sent,
    /** Whether it was stored; `message` says so. */
    store: async (form: OwnForm, body: Changes, message?: string): Promise<boolean> => {
      setSent(form)
      const stored = await run(() => client.users.update({ params: { id: userID }, body }))
      if (!stored) return false
      if (message !== undefined) toast({ message, close: tModal('close') })
      return true
    },
  }
}

export type OwnSettings = ReturnType<typeof useOwnSettings>
