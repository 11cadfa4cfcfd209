import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { missingFields } from './missing-fields.ts'
import { useLinkSentToast } from './use-link-sent-toast.ts'
import { usersKey } from './use-users.ts'
import type { UserValues } from './user-fields.tsx'

const emptyUser: UserValues = { name: '', jobTitle: '', email: '', roleID: undefined }

/** The state of the form that invites a user. */
export const useInvite = (onInvited: () => void) => {
  const t = useTranslations('users')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: 'users-overview',
    invalidates: [usersKey],
  })
  const notifyLinkSent = useLinkSentToast()
  const [values, setValues] = useState(emptyUser)
  const [missing, setMissing] = useState<readonly ErrorEntry[]>([])
  useEffect(() => clear, [clear])

  const invite = async () => {
    const { name, jobTitle, email, roleID } = values
    const emptyFields = missingFields(values)
    setMissing(emptyFields)
    if (emptyFields.length > 0) clear()
    if (emptyFields.length > 0 || roleID === undefined) return
    const body = { email: email.trim(), role: roleID, profile: { name, jobTitle } }
    const created = await run(() => client.users.create({ body }))
    if (!created) return
    notifyLinkSent(t('invited', { name: created.User.profile.name }))
    setValues(emptyUser)
    onInvited()
  }
  return { values, setValues, isBusy, invite, entries: [...missing, ...entries] }
}
