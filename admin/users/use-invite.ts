import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { missingIn } from './missing-in.ts'
import { useLinkMade } from './use-link-made.ts'
import { usersKey } from './use-users.ts'
import type { UserValues } from './user-fields.tsx'

const emptyUser: UserValues = { name: '', jobTitle: '', email: '', roleID: undefined }

/** A user who is about to be made. */
export const useInvite = (onInvited: () => void) => {
  const t = useTranslations('users')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: 'users-overview',
    invalidates: [usersKey],
  })
  const linkMade = useLinkMade()
  const [values, setValues] = useState(emptyUser)
  const [missing, setMissing] = useState<readonly ErrorEntry[]>([])
  useEffect(() => clear, [clear])

  const invite = async () => {
    const { name, jobTitle, email, roleID } = values
    const absent = missingIn(values)
    setMissing(absent)
    if (absent.length > 0) clear()
    if (absent.length > 0 || roleID === undefined) return
    const body = { email: email.trim(), role: roleID, profile: { name, jobTitle } }
    const made = await run(() => client.users.create({ body }))
    if (!made) return
    linkMade(t('invited', { name: made.User.profile.name }))
    setValues(emptyUser)
    onInvited()
  }
  return { values, setValues, isBusy, invite, entries: [...missing, ...entries] }
}
