import { useQueryClient } from '@tanstack/react-query'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
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
  const queries = useQueryClient()
  const errors = useErrorCollection('user-settings', 'users-overview')
  const { clear } = errors
  const [sent, setSent] = useState<OwnForm>()
  const [busy, setBusy] = useState(false)
  useEffect(() => clear, [clear])

  return {
    entriesOf: (form: OwnForm): readonly ErrorEntry[] => (form === sent ? errors.entries : []),
    isBusy: (form: OwnForm): boolean => busy && form === sent,
    /** Whether it was stored; `message` says so. */
    store: async (form: OwnForm, body: Changes, message?: string): Promise<boolean> => {
      setSent(form)
      setBusy(true)
      const stored = await errors.run(() => client.users.update({ params: { id: userID }, body }))
      setBusy(false)
      if (!stored) return false
      for (const queryKey of [sessionKey, usersKey]) void queries.invalidateQueries({ queryKey })
      if (message !== undefined) toast({ message, close: tModal('close') })
      return true
    },
  }
}

export type OwnSettings = ReturnType<typeof useOwnSettings>
