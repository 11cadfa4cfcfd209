import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { publicationSettingsKey } from '../../settings/use-publication-settings.ts'
import { toast } from '../../ui/toast.ts'

/** Turns four-eyes publishing on or off; where others changed it meanwhile, what they chose is shown. */
export const useStoreFourEyes = () => {
  const t = useTranslations('fourEyes')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const { run, entries, clear } = useErrorCollection('publication-settings')
  const [busy, setBusy] = useState(false)
  const store = async (isOn: boolean, revision: number) => {
    setBusy(true)
    try {
      const body = { allowOwnRequests: !isOn, revision }
      const stored = await run(() => client.settings.storePublication({ body }))
      if (stored) {
        queries.setQueryData(publicationSettingsKey, stored)
        toast({ message: t(isOn ? 'turnedOn' : 'turnedOff'), close: tModal('close') })
      } else await queries.invalidateQueries({ queryKey: publicationSettingsKey })
    } finally {
      setBusy(false)
    }
  }
  return { busy, entries, clear, store }
}
