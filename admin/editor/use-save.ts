import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { toast } from '../ui/toast.ts'
import { useSaveAddress } from './address/use-save-address.ts'
import { useWorkspace } from './workspace.ts'

/**
 * Makes a version that stays of the page as it is, then moves the page to the address that was written for it; says
 * so when either fails.
 */
export const useSave = (): (() => Promise<boolean>) => {
  const t = useTranslations('editor.bar')
  const tModal = useTranslations('modal')
  const queries = useQueryClient()
  const { save } = useWorkspace()
  const saveAddress = useSaveAddress()
  const { clear } = useErrorCollection('publication-requests')
  return async () => {
    clear()
    const result = await save()
    if (result !== 'saved') {
      toast({ message: t(result === 'refused' ? 'saveRefused' : 'saveFailed'), close: tModal('close') })
      return false
    }
    void queries.invalidateQueries({ queryKey: ['pages'] })
    return saveAddress()
  }
}
