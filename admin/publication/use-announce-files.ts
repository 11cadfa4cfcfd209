import type { FilesFromBin } from '@ximblox/contract/media-bin'
import { useTranslations } from 'use-intl'
import { useToast } from '../ui/use-toast.ts'

/** Announces which files a restored version or page brought back from the bin, or lacks. */
export const useAnnounceFiles = () => {
  const t = useTranslations('bin')
  const notify = useToast()
  return ({ restoredFiles, filesInBin }: FilesFromBin): void => {
    if (restoredFiles.length > 0) notify(t('filesReturned', { count: restoredFiles.length }))
    if (filesInBin > 0) notify(t('filesStayed', { count: filesInBin }))
  }
}
