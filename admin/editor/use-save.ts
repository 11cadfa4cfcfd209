import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { hideToast, toast } from '../ui/toast.ts'
import { useSaveAddress } from './address/use-save-address.ts'
import { useWorkspace } from './workspace.ts'

const failureID = 'save-failure'

/** Saves a sealed version of the page and then applies an edited URL; notifies the user if either fails. */
export const useSave = (): (() => Promise<boolean>) => {
  const t = useTranslations('editor.bar')
  const queries = useQueryClient()
  const { save } = useWorkspace()
  const saveAddress = useSaveAddress()
  const { clear } = useErrorCollection('publication-requests')
  return async () => {
    clear()
    hideToast(failureID)
    const result = await save()
    if (result === 'saved' || result === 'partly') void queries.invalidateQueries({ queryKey: ['pages'] })
    if (result === 'saved') return saveAddress()
    if (result === 'partly') await saveAddress()
    const messages = { partly: t('savedPartly'), refused: t('saveRefused'), failed: t('saveFailed') }
    toast(messages[result], 'failed', failureID)
    return false
  }
}
