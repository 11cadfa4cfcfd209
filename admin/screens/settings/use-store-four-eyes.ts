import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { publicationSettingsKey } from '../../settings/use-publication-settings.ts'
import { toast } from '../../ui/toast.ts'

/** Turns four-eyes publishing on or off. After a conflict the setting that someone else stored is shown. */
export const useStoreFourEyes = () => {
  const t = useTranslations('fourEyes')
  const client = useClient()
  const queries = useQueryClient()
  const call = useCall({ collection: 'publication-settings', invalidates: [publicationSettingsKey] })
  const store = async (isOn: boolean, revision: number) => {
    const body = { allowOwnRequests: !isOn, revision }
    const stored = await call.run(() => client.settings.storePublication({ body }))
    if (!stored) return
    queries.setQueryData(publicationSettingsKey, stored)
    toast(t(isOn ? 'turnedOn' : 'turnedOff'))
  }
  return { ...call, store }
}
