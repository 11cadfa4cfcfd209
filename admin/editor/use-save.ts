import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { toast } from '../ui/toast.ts'
import { useWorkspace } from './workspace.ts'

/** Makes a version that stays of the page as it is, and says so when that fails. */
export const useSave = (): (() => Promise<boolean>) => {
  const t = useTranslations('editor.bar')
  const tModal = useTranslations('modal')
  const queries = useQueryClient()
  const { save } = useWorkspace()
  const { clear } = useErrorCollection('publication-requests')
  return async () => {
    clear()
    const isSaved = (await save()) === 'saved'
    if (isSaved) void queries.invalidateQueries({ queryKey: ['pages'] })
    else toast({ message: t('saveFailed'), close: tModal('close') })
    return isSaved
  }
}
