import { useQueryClient } from '@tanstack/react-query'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { useMailsKept } from '../mails/use-mails-kept.ts'
import { toast } from '../ui/toast.ts'
import { useLinkToast } from '../ui/use-link-toast.tsx'
import { usersKey } from './use-users.ts'
import type { UserValues } from './user-fields.tsx'

const nobody: UserValues = { name: '', jobTitle: '', email: '', roleID: undefined }

/** A user who is about to be made. */
export const useInvite = (onInvited: () => void) => {
  const t = useTranslations('users')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const errors = useErrorCollection('users-overview')
  const linkToast = useLinkToast()
  const areMailsKept = useMailsKept()
  const { clear } = errors
  const [values, setValues] = useState(nobody)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<readonly ErrorEntry[]>([])
  useEffect(() => clear, [clear])

  const invite = async () => {
    const { name, jobTitle, email, roleID } = values
    if (roleID === undefined) return setMissing([{ property: 'role', code: 'V_01' }])
    setMissing([])
    setBusy(true)
    const body = { email: email.trim(), role: roleID, profile: { name, jobTitle } }
    const made = await errors.run(() => client.users.create({ body }))
    setBusy(false)
    if (!made) return
    void queries.invalidateQueries({ queryKey: usersKey })
    const said = { message: t('invited', { name: made.User.profile.name }), close: tModal('close') }
    if (areMailsKept) linkToast({ ...said, link: { label: t('keptMails'), path: '/settings/mails' } })
    else toast(said)
    setValues(nobody)
    onInvited()
  }
  return { values, setValues, busy, invite, areMailsKept, entries: [...missing, ...errors.entries] }
}
